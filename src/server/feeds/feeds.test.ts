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
const scraper = (scene: Scene) =>
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

describe('the job scraper', () => {
  test('may answer in the data[] form', async () => {
    expect(await scraper('data')).toMatchObject([
      { externalId: 'sound-1', company: 'Blue Mountain Hotel', title: 'Front Office Intern' },
    ])
    expect(server.headers.at(-1)).toMatchObject({ authorization: 'Bearer k', apikey: 'k' })
  })

  test('may answer in the jobs_results[] form', async () => {
    expect(await scraper('google-jobs')).toMatchObject([
      {
        company: 'Island Connect',
        url: 'https://jm.linkedin.example/jobs/1',
        posted: '2026-11-20',
        remote: true,
        pay: 'J$20,000 a week',
      },
    ])
  })

  test.each(['empty-object', 'null', 'wrong-types'] as const)('%s is unexpected', async (scene) => {
    await expect(scraper(scene)).rejects.toThrow('The feed answered in an unexpected format')
  })

  test('without jobs is an empty list', async () => {
    expect(await scraper('no-jobs')).toEqual([])
  })

  test('loses only its bad rows', async () => {
    expect((await scraper('absurd')).map(({ title }) => title)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
    ])
  })

  test('is read up to a limit', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      title: `Job ${index}`,
      company: 'Acme',
      url: `https://acme.example/${index}`,
    }))
    server.playRows(rows)
    const found = await read(jobFeed({ address: server.address, key: undefined }))
    expect(found.length).toBe(maxOpenings)
  })
})

describe('Google jobs', () => {
  const search = (scene: Scene) => {
    server.play(scene)
    return read(googleJobsFeed({ key: 'serp', searches: ['internship'], address: server.address }))
  }

  test('are searched in Jamaica with our key', async () => {
    await search('google-jobs')
    const asked = new URL(server.asked.at(-1) ?? '', server.address).searchParams
    expect(Object.fromEntries(asked)).toEqual({
      engine: 'google_jobs',
      q: 'internship',
      location: 'Jamaica',
      hl: 'en',
      api_key: 'serp',
    })
  })

  test('are read in both spellings, and with the links of older answers', async () => {
    expect(await search('google-jobs-other-spelling')).toMatchObject([
      { url: 'https://old.example.com/1' },
    ])
  })

  test('without results are an error with status 200, read as an empty list', async () => {
    expect(await search('google-jobs-empty')).toEqual([])
  })

  test('any other error is a failure that repeats nothing of it', async () => {
    await expect(search('google-jobs-error')).rejects.toThrow(/^The feed answered with an error$/)
  })
})

describe('public boards', () => {
  test('Greenhouse: what is open to Jamaica, with the kind its company set', async () => {
    const jobs = await board('greenhouse', 'greenhouse')
    expect(jobs.map(({ title }) => title)).toEqual(['Warehouse Trainee', 'Support Agent'])
    expect(jobs[0]).toMatchObject({
      externalId: '1',
      company: 'Acme',
      kindTexts: ['Full-time', 'Warehouse Trainee'],
    })
  })

  test('Lever: includes lists and pay, and takes the place from the country', async () => {
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

  test('Ashby: what is listed and can be done from here', async () => {
    expect(await board('ashby', 'ashby')).toMatchObject([
      { externalId: 'r1', remote: true, kindTexts: ['Contract', 'Writer r1'] },
    ])
  })

  test.each(['greenhouse', 'lever', 'ashby'] as const)(
    '%s with another shape is unexpected',
    async (kind) => {
      await expect(board(kind, 'empty-object')).rejects.toThrow(/unexpected format/)
    },
  )
})
