import { beforeAll, expect, test } from 'vitest'
import { listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('the list of job openings contains openings from feeds, with their links', async () => {
  const student = await app.person()
  await listedOpenings(app.services, [newOpening({ title: 'Fresh from the feed' })])
  const { jobs } = await student.call('GET /api/job-openings', {})
  expect(jobs.some(({ title, url }) => title === 'Fresh from the feed' && url !== null)).toBe(true)
  expect(jobs.every(({ source }) => source === 'Test feed')).toBe(true)
})

test('a job opening without a link is listed too, so that people can search for it', async () => {
  const student = await app.person()
  await listedOpenings(app.services, [
    newOpening({ title: 'No link at all', url: '', canonicalUrl: 'unlinked:1' }),
  ])
  const { jobs } = await student.call('GET /api/job-openings', {})
  expect(jobs.find(({ title }) => title === 'No link at all')).toMatchObject({ url: null })
})

test('the list of openings refuses an invalid cursor', async () => {
  const student = await app.person()
  for (const after of ['nonsense', Buffer.from("80|2026-01-01|' or 1=1").toString('base64url')]) {
    expect(await student.refused('GET /api/opportunities', { after })).toMatchObject({
      status: 400,
    })
  }
  expect(await app.visitor().refused('GET /api/opportunities', {})).toMatchObject({ status: 401 })
})
