import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { dayOf } from '#domain/day.ts'
import { startFeedServer, type Scene } from '../testing/feed-server.ts'
import { startApp } from '../testing/start-app.ts'
import { refreshOpenings } from './refresh.ts'
import { expireOpenings } from './store-commands.ts'

const server = await startFeedServer()
const app = await startApp({ JOB_FEED_URL: server.address, JOB_FEED_KEY: 'feed-key' })
const { services } = app
const operatorsFile = join(services.env.DATA_DIR, 'feeds.json')
const writeList = (list: object) =>
  writeFileSync(operatorsFile, JSON.stringify({ allowThisMachine: true, ...list }))
writeList({})
afterAll(() => server.close())
let clock = Date.parse('2026-11-22T15:00:00Z')
/** Moves the clock far enough for every feed to be due again. */
function later(hours = 25): void {
  clock += hours * 3_600_000
  app.setTime(new Date(clock))
}
const rowsOf = (source: string) =>
  services.db
    .selectFrom('opportunities')
    .selectAll()
    .where('source', '=', source)
    .orderBy('title')
    .execute()
const runs = () =>
  services.db.selectFrom('feed_runs').selectAll().orderBy('started_at', 'desc').execute()
const row = (id: string, change: object = {}) => ({
  id,
  title: `Job ${id}`,
  company: `Company ${id}`,
  url: `https://jobs.example.com/${id}`,
  location: 'Kingston, Jamaica',
  description: 'Communication and teamwork.',
  ...change,
})

beforeEach(() => later())

describe('refreshing', () => {
  test('is refused to signed-out visitors with a clear message', async () => {
    expect(await app.visitor().refused('POST /api/opportunities/refresh', {})).toMatchObject({
      status: 401,
      message: 'Authentication required. Please log in to refresh opportunities.',
    })
  })

  test('loads the list, notifies the student who asked, and skips a feed that is not due', async () => {
    server.play('data')
    const student = await app.person()
    const events: LiveEvent[] = []
    const stop = services.live.subscribe(student.userId, (event) => events.push(event))
    expect(await student.call('POST /api/opportunities/refresh', {})).toMatchObject({
      kind: 'started',
    })
    await app.runJobs()
    await expect.poll(() => JSON.stringify(events)).toContain('["opportunities","job-openings"')
    stop()
    const { opportunities } = await student.call('GET /api/opportunities', { q: 'front office' })
    expect(opportunities).toMatchObject([
      {
        title: 'Front Office Intern',
        deadlineEstimated: true,
        place: 'St. James',
        skills: ['communication', 'teamwork'],
        source: { kind: 'feed' },
      },
    ])
    const requestCount = server.requests.length
    const answer = await student.call('POST /api/opportunities/refresh', {})
    expect(answer).toMatchObject({ kind: 'fresh', feed: { refreshing: false, problem: null } })
    expect(answer.feed.updatedAt).toBe(new Date(clock).toISOString())
    await app.runJobs()
    expect(server.requests.length).toBe(requestCount)
  })

  test('is rate limited', async () => {
    const student = await app.person()
    for (let n = 0; n < 3; n += 1) await student.call('POST /api/opportunities/refresh', {})
    expect(await student.refused('POST /api/opportunities/refresh', {})).toMatchObject({
      status: 429,
    })
    await app.runJobs()
  })

  test('is done by one process at a time, however many students ask', async () => {
    server.play('data')
    const requestCount = server.requests.length
    await Promise.all(Array.from({ length: 5 }, () => refreshOpenings(services)))
    expect(server.requests.length).toBe(requestCount + 1)
  })
})

describe('a feed that fails', () => {
  const faults: readonly (readonly [Scene, string | null])[] = [
    ['html', 'The feed did not return JSON'],
    ['truncated', 'The feed did not return JSON'],
    ['empty-object', 'The feed returned an unexpected format'],
    ['null', 'The feed returned an unexpected format'],
    ['wrong-types', 'The feed returned an unexpected format'],
    ['huge', 'The feed is too large'],
    ['bomb', 'The feed is too large'],
    ['redirect-private', 'The feed redirected us to another address'],
    ['redirect-loop', 'The feed redirected us too many times'],
    ['asked-too-often', 'The feed says we sent too many requests'],
    ['own-fault', 'The feed reported an internal error'],
    ['hangup', 'The feed could not be reached'],
    ['bad-utf8', 'The feed did not return valid text'],
    ['no-jobs', null],
  ]
  test.each(faults)('with "%s" keeps the last good list and its time', async (scene, problem) => {
    server.playRows([row('good-1'), row('good-2')])
    await refreshOpenings(services)
    const before = await rowsOf('job-feed')
    const goodAt = new Date(clock).toISOString()
    later(1)
    server.play(scene)
    await refreshOpenings(services)
    expect(await rowsOf('job-feed')).toEqual(before)
    const student = await app.person()
    const { feed } = await student.call('GET /api/opportunities', {})
    expect(feed).toEqual({ updatedAt: goodAt, refreshing: false, problem })
    expect((await runs())[0]).toMatchObject({
      outcome: problem === null ? 'nothing' : 'failed',
      problem,
    })
  })

  test('that asks us to wait is not read', async () => {
    server.play('asked-too-often')
    await refreshOpenings(services)
    const requestCount = server.requests.length
    later(1)
    await refreshOpenings(services)
    expect(server.requests.length).toBe(requestCount)
    later(1.1)
    await refreshOpenings(services)
    expect(server.requests.length).toBe(requestCount + 1)
  })

  test('because of a mistake in the operator’s own list is shown to staff', async () => {
    writeFileSync(operatorsFile, '{"boards":[{}]}')
    await refreshOpenings(services)
    writeList({})
    const [problem] = await services.db
      .selectFrom('feed_sources')
      .select('problem')
      .where('source', '=', 'feeds.json')
      .execute()
    expect(problem?.problem).toMatch(/^feeds\.json: boards/)
    await services.db.deleteFrom('feed_sources').where('source', '=', 'feeds.json').execute()
  })
})

describe('the data of a feed', () => {
  test('is stored as plain text, without scripts in texts or links', async () => {
    server.play('script')
    await refreshOpenings(services)
    const opening = (await rowsOf('job-feed')).find(({ url }) => url?.includes('front-office'))
    expect(opening).toMatchObject({ title: 'Intern', description: 'Nice place' })
    const all = await rowsOf('job-feed')
    expect(all.every(({ url }) => /^https?:/.test(url ?? ''))).toBe(true)
  })

  test('with absurd scores and dates is kept without them', async () => {
    server.play('absurd')
    await refreshOpenings(services)
    const openings = (await rowsOf('job-feed')).filter(({ url }) => url?.includes('a.example.com'))
    expect(
      openings.map(({ title, match_score: score, deadline_estimated: guessed }) => [
        title,
        score,
        guessed,
      ]),
    ).toEqual([
      ['Four', 88, true],
      ['One', null, true],
      ['Three', null, true],
      ['Two', null, true],
    ])
  })

  test('is stored once per job, by id, by page and by similarity', async () => {
    server.play('duplicates')
    await refreshOpenings(services)
    expect((await runs())[0]).toMatchObject({ found: 4, stored: 2, skipped: 2 })
  })

  test('with a red flag is held until staff have decided, and the decision stays', async () => {
    server.play('scam')
    await refreshOpenings(services)
    const scam = async () => (await rowsOf('job-feed')).filter(({ flags }) => flags.includes('fee'))
    expect(await scam()).toMatchObject([{ status: 'held', held_by: 'rules', published_at: null }])
    const [{ id } = { id: '' }] = await scam()
    const student = await app.person()
    expect(await student.refused('GET /api/opportunities/:id', { id })).toMatchObject({
      status: 404,
    })
    await services.db
      .updateTable('opportunities')
      .set({ status: 'published', held_by: null })
      .where('id', '=', id)
      .execute()
    later()
    await refreshOpenings(services)
    expect(await scam()).toMatchObject([{ status: 'published' }])
    await services.db
      .updateTable('opportunities')
      .set({ status: 'removed' })
      .where('id', '=', id)
      .execute()
    later()
    await refreshOpenings(services)
    expect(await scam()).toMatchObject([{ status: 'removed' }])
  })

  test('keeps its guessed deadline until it has passed', async () => {
    const deadlineOf = async () =>
      (await rowsOf('job-feed')).find(({ title }) => title === 'Job guess')?.deadline
    server.playRows([row('guess')])
    await refreshOpenings(services)
    const first = await deadlineOf()
    later(48)
    await refreshOpenings(services)
    expect(await deadlineOf()).toBe(first)
    later(24 * 40)
    await refreshOpenings(services)
    expect(await deadlineOf()).not.toBe(first)
  })

  test('closes when its deadline passes or its feed has not listed it for two weeks', async () => {
    const closesOn = dayOf(new Date(clock + 86_400_000))
    server.playRows([row('dated', { deadline: closesOn }), row('unseen')])
    await refreshOpenings(services)
    const status = async (title: string) =>
      (await rowsOf('job-feed')).find((each) => each.title === title)?.status
    later(24 * 2)
    await services.transaction(expireOpenings)
    expect(await status('Job dated')).toBe('expired')
    expect(await status('Job unseen')).toBe('published')
    later(24 * 13)
    await services.transaction(expireOpenings)
    expect(await status('Job unseen')).toBe('expired')
  })
})

test('a job board is complete, so jobs it no longer lists are closed', async () => {
  const address = `${server.address}?scene=greenhouse`
  const board = { kind: 'greenhouse', board: 'acme', organisation: 'Acme', address }
  writeList({ boards: [board], preferredEmployers: ['ACME'] })
  await refreshOpenings(services)
  const open = async () =>
    (await rowsOf('greenhouse:acme'))
      .filter(({ status }) => status === 'published')
      .map(({ title }) => title)
  expect(await open()).toEqual(['Support Agent', 'Warehouse Trainee'])
  expect((await rowsOf('greenhouse:acme')).every(({ preferred }) => preferred)).toBe(true)
  later()
  await services.db
    .updateTable('opportunities')
    .set({ external_id: 'gone' })
    .where('title', '=', 'Support Agent')
    .execute()
  await refreshOpenings(services)
  const rows = await rowsOf('greenhouse:acme')
  expect(rows.find(({ external_id: id }) => id === 'gone')?.status).toBe('expired')
  writeList({})
})

test('only staff see the state of the feeds', async () => {
  app.setTime(new Date())
  const staff = await app.person()
  expect(await staff.refused('GET /api/staff/feeds', {})).toMatchObject({ status: 403 })
  await services.db
    .updateTable('auth_users')
    .set({ role: 'staff', staff_role: 'moderation' })
    .where('id', '=', staff.userId)
    .execute()
  const { feeds } = await staff.call('GET /api/staff/feeds', {})
  expect(feeds.map(({ source }) => source)).toEqual(['greenhouse:acme', 'job-feed'])
})
