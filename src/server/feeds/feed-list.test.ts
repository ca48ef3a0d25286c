import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFeedList } from './feed-list.ts'

const file = join(mkdtempSync(join(tmpdir(), 'upful-feeds-')), 'feeds.json')
const env = { JOB_FEED_URL: undefined, JOB_FEED_KEY: undefined, SERPAPI_KEY: undefined }

test('without any setting there is no feed', async () => {
  expect((await readFeedList(env, `${file}.none`)).feeds).toEqual([])
})

test('each setting and each board of the list adds a feed', async () => {
  const boards = [{ kind: 'lever', board: 'acme', organisation: 'Acme' }]
  writeFileSync(file, JSON.stringify({ boards, preferredEmployers: ['Acme'] }))
  const list = await readFeedList(
    { ...env, JOB_FEED_URL: 'https://feed.example/jobs', SERPAPI_KEY: 'k' },
    file,
  )
  expect(list.feeds.map(({ source }) => source)).toEqual(['job-feed', 'google-jobs', 'lever:acme'])
  expect(list.preferredEmployers).toEqual(['Acme'])
  expect(list.limits.allowLoopback).toBe(false)
})

test('the error names the mistake in a list', async () => {
  writeFileSync(file, '{"boards":[{"kind":"lever","board":"../x","organisation":"A"}]}')
  await expect(readFeedList(env, file)).rejects.toThrow(/^feeds\.json: boards\.0\.board/)
  writeFileSync(file, 'boards: none')
  await expect(readFeedList(env, file)).rejects.toThrow('feeds.json: not JSON')
})
