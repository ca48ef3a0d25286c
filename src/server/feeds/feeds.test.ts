import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { startFeedServer, type FeedServer, type Scene } from '../testing/feed-server.ts'
import { maxOpenings, type Feed, type RawOpening } from './feed.ts'
import { feedLimits } from './fetch-feed.ts'
import { googleJobsFeed } from './google-jobs.ts'
import { jobBoardFeed, type JobBoard } from './job-boards.ts'
import { jobFeed } from './job-feed.ts'

let server: FeedServer
beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.close())

const today = dayFrom('2026-11-22')
const limits = { ...feedLimits, allowLoopback: true }
const read = (feed: Feed): Promise<RawOpening[]> => feed.read(today, limits)
const jobFeedOf = (scene: Scene) =>
  read(jobFeed({ address: `${server.address}?scene=${scene}`, key: 'k' }))
const board = (kind: JobBoard['kind'], scene: Scene) =>
  read(
    jobBoardFeed({
      kind,
      board: 'acme',
      organisation: 'Acme',
      address: `${server.address}?scene=${scene}`,
    }),
  )

describe('the job feed', () => {
  test('may return the data[] format', async () => {
    expect(await jobFeedOf('data')).toMatchObject([
      { externalId: 'sound-1', company: 'Blue Mountain Hotel', title: 'Front Office Intern' },
    ])
    expect(server.headers.at(-1)).toMatchObject({ authorization: 'Bearer k', apikey: 'k' })
  })

  test('may return the jobs_results[] format', async () => {
    expect(await jobFeedOf('google-jobs')).toMatchObject([
      {
        company: 'Island Connect',
        url: 'https://jm.linkedin.example/jobs/1',
        posted: '2026-11-20',
        remote: true,
        pay: 'J$20,000 a week',
      },
    ])
  })

  test.each(['empty-object', 'null', 'wrong-types'] as const)(
    'fails when it returns %s',
    async (scene) => {
      await expect(jobFeedOf(scene)).rejects.toThrow('The feed returned an unexpected format')
    },
  )

  test('may return an empty list', async () => {
    expect(await jobFeedOf('no-jobs')).toEqual([])
  })

  test('drops only its invalid rows', async () => {
    expect((await jobFeedOf('absurd')).map(({ title }) => title)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ])
  })

  test('is read only up to a limit', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      title: `Job ${index}`,
      company: 'Acme',
      url: `https://acme.example/${index}`,
    }))
    server.playRows(rows)
    const openings = await read(jobFeed({ address: server.address, key: undefined }))
    expect(openings.length).toBe(maxOpenings)
  })
})

describe('Google jobs', () => {
  const search = (scene: Scene) => {
    server.play(scene)
    return read(googleJobsFeed({ key: 'serp', searches: ['internship'], address: server.address }))
  }

  test('are searched in Jamaica with our key', async () => {
    await search('google-jobs')
    const query = new URL(server.requests.at(-1) ?? '', server.address).searchParams
    expect(Object.fromEntries(query)).toEqual({
      engine: 'google_jobs',
      q: 'internship',
      location: 'Jamaica',
      hl: 'en',
      api_key: 'serp',
    })
  })

  test('are read in both spellings, and with the link format of older responses', async () => {
    expect(await search('google-jobs-other-spelling')).toMatchObject([
      { url: 'https://old.example.com/1' },
    ])
  })

  test('without results, an error with status 200, are an empty list', async () => {
    expect(await search('google-jobs-empty')).toEqual([])
  })

  test('that return any other error fail with a message that does not repeat it', async () => {
    await expect(search('google-jobs-error')).rejects.toThrow(/^The feed returned an error$/)
  })
})

describe('public job boards', () => {
  test('of Greenhouse list only jobs open to people in Jamaica, with the kind the company set', async () => {
    const jobs = await board('greenhouse', 'greenhouse')
    expect(jobs.map(({ title }) => title)).toEqual(['Warehouse Trainee', 'Support Agent'])
    expect(jobs[0]).toMatchObject({
      externalId: '1',
      company: 'Acme',
      kindTexts: ['Full-time', 'Warehouse Trainee'],
    })
  })

  test('of Lever include lists and pay, and take the location from the country', async () => {
    expect(await board('lever', 'lever')).toMatchObject([
      {
        externalId: 'a1b2',
        location: 'Mandeville, Jamaica',
        kindTexts: ['Part-time', 'Community Assistant'],
        pay: 'JMD 100000-120000 a month',
        posted: '2025-11-20',
      },
    ])
  })

  test('of Ashby list only jobs that the company lists and that can be done from Jamaica', async () => {
    expect(await board('ashby', 'ashby')).toMatchObject([
      { externalId: 'r1', remote: true, kindTexts: ['Contract', 'Writer r1'] },
    ])
  })

  test.each(['greenhouse', 'lever', 'ashby'] as const)(
    'of %s fail when the response has another format',
    async (kind) => {
      await expect(board(kind, 'empty-object')).rejects.toThrow(/unexpected format/)
    },
  )
})
