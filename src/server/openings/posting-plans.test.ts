import { afterEach, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import type { PostingFilter } from '#domain/openings/posting.ts'
import { newUserId } from '../accounts/new-user-id.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import { postedOpening, writtenPosting } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { publishPlannedOpenings } from './schedule-sweeps.ts'

const app = await startApp()
const { services } = app
const start = services.now()
const today = dayOf(start)
afterEach(() => app.setTime(start))

async function onDay(days: number) {
  app.setTime(new Date(start.getTime() + days * 86_400_000))
  await publishPlannedOpenings(services)
}

async function titlesOf(person: Visitor) {
  return (await person.call('GET /api/notifications', {})).notifications.map(({ title }) => title)
}

describe('an opening that is planned for a day', () => {
  test('is published on that day by itself, for 30 days from then', async () => {
    const { owner } = await postedOpening(app)
    const { id } = await owner.call('POST /api/postings', { ...writtenPosting, title: 'Planned' })
    const day = addDays(today, 20)
    expect(await owner.call('POST /api/postings/:id/schedule', { id, day })).toMatchObject({
      state: 'draft',
      publishOn: day,
    })
    await onDay(19)
    expect((await owner.call('GET /api/postings/:id', { id })).state).toBe('draft')
    await onDay(20)
    await onDay(20)
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      publishOn: null,
      deadline: addDays(today, 50),
    })
    expect((await titlesOf(owner)).filter((title) => title.endsWith(': Planned'))).toHaveLength(1)
  })

  test('stays a draft if its business may not publish by then, and the business reads why', async () => {
    const { owner } = await postedOpening(app)
    const { id } = await owner.call('POST /api/postings', writtenPosting)
    await owner.call('POST /api/postings/:id/schedule', { id, day: addDays(today, 2) })
    await services.transaction((tx) =>
      decideVerification(tx, { userId: owner.userId, state: 'pending' }),
    )
    await onDay(2)
    const { notifications } = await owner.call('GET /api/notifications', {})
    expect(notifications.find(({ title }) => title.startsWith('Not published'))).toMatchObject({
      title: 'Not published as planned: Baker',
      body: expect.stringContaining('verified your business'),
    })
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      state: 'draft',
      publishOn: null,
    })
  })

  test('can be cancelled; a day that has come, is far away or is after the last day to apply is refused', async () => {
    const { owner, id: published } = await postedOpening(app)
    const { id } = await owner.call('POST /api/postings', {
      ...writtenPosting,
      deadline: addDays(today, 10),
    })
    const schedule = 'POST /api/postings/:id/schedule'
    for (const day of [today, addDays(today, 91), addDays(today, 11), 'soon']) {
      expect(await owner.refused(schedule, { id, day })).toMatchObject({
        status: 400,
        fields: { day: expect.any(String) },
      })
    }
    const late = await owner.refused(schedule, { id: published, day: addDays(today, 3) })
    expect(late.status).toBe(409)
    await owner.call(schedule, { id, day: addDays(today, 3) })
    expect(await owner.call(schedule, { id, day: null })).toMatchObject({ publishOn: null })
    await onDay(4)
    expect((await owner.call('GET /api/postings/:id', { id })).state).toBe('draft')
  })
})

test('a copy is a new draft with the same text, without the days of the old one', async () => {
  const change = {
    title: 'Baker for the weekend',
    place: 'Clarendon',
    town: 'May Pen',
    pay: { amount: 600, upTo: 800, period: 'hour' },
    deadline: addDays(today, 9),
    skills: ['Baking'],
    positions: 3,
    hoursAWeek: 20,
    startsOn: addDays(today, 30),
    hybrid: true,
  } as const
  const { owner, id } = await postedOpening(app, { ...change, skills: ['Baking'] })
  const copy = await owner.call('POST /api/postings/:id/copy', { id })
  expect(copy.id).not.toBe(id)
  expect(copy).toMatchObject({
    state: 'draft',
    title: 'Baker for the weekend',
    town: 'May Pen',
    pay: { amount: 600, upTo: 800, period: 'hour' },
    payText: 'J$600 to J$800 an hour',
    deadlineEstimated: true,
    skills: ['Baking'],
    work: { positions: 3, hoursAWeek: 20, startsOn: null, hybrid: true },
    counts: { applications: 0 },
  })
  const student = await app.person('student', { age: '19' })
  const { work, pay } = await student.call('GET /api/opportunities/:id', { id })
  expect(pay).toBe('J$600 to J$800 an hour')
  expect(work).toEqual({
    positions: 3,
    hoursAWeek: 20,
    startsOn: addDays(today, 30),
    hybrid: true,
  })
})

test('every wrong fact about the work is named at its field, with the other errors', async () => {
  const { owner } = await postedOpening(app)
  const refusal = await owner.refused('POST /api/postings', {
    ...writtenPosting,
    place: 'Portland',
    town: 'portland',
    pay: { amount: 600, upTo: 500, period: 'hour' },
    positions: 0,
    hoursAWeek: 50,
    startsOn: addDays(today, -1),
    deadline: addDays(today, -1),
  })
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
    'deadline',
    'hoursAWeek',
    'pay.upTo',
    'positions',
    'startsOn',
    'town',
  ])
})

describe('the list of openings', () => {
  test('is searched, and narrowed down to a state', async () => {
    const { owner, id: published } = await postedOpening(app, {
      title: 'Baker 100%',
      deadline: addDays(today, 5),
    })
    const draft = await owner.call('POST /api/postings', { ...writtenPosting, title: 'Cashier' })
    const closed = await owner.call('POST /api/postings', { ...writtenPosting, title: 'Driver' })
    await owner.call('POST /api/postings/:id/publish', { id: closed.id })
    await owner.call('POST /api/postings/:id/close', { id: closed.id })
    const listed = async (input: { q?: string; show?: PostingFilter }) =>
      (await owner.call('GET /api/postings', input)).postings.map(({ id }) => id)
    expect(await listed({ q: '100%' })).toEqual([published])
    expect(await listed({ q: 'cash' })).toEqual([draft.id])
    expect(await listed({ show: 'draft' })).toEqual([draft.id])
    expect(await listed({ show: 'closed' })).toEqual([closed.id])
    const states = await listed({ show: 'published' })
    const held = await listed({ show: 'held' })
    expect([...states, ...held]).toEqual([published])
    app.setTime(new Date(start.getTime() + 6 * 86_400_000))
    expect(await listed({ show: 'published' })).toEqual([])
  })

  test('is in the chosen order, page by page, each once', async () => {
    const { owner, id } = await postedOpening(app)
    const {
      search: _s,
      described: _d,
      card_version: _v,
      closes_on: _c,
      ...row
    } = await services.db
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 55 }, (_, index) => ({
      ...row,
      id: newUserId(),
      external_id: `copy-${id}-${index}`,
      title: `Title ${String((index * 7) % 30).padStart(2, '0')}`,
      deadline: addDays(today, (index * 11) % 40),
      first_seen_at: new Date(start.getTime() - Math.floor(index / 2) * 1000),
    }))
    await services.db.insertInto('opportunities').values(rows).execute()
    for (const sort of ['newest', 'closing', 'title'] as const) {
      const first = await owner.call('GET /api/postings', { sort })
      const second = await owner.call('GET /api/postings', { sort, after: first.next ?? '' })
      expect(second.next).toBeNull()
      const all = [...first.postings, ...second.postings]
      expect(new Set(all.map((each) => each.id)).size).toBe(56)
      if (sort === 'newest') continue
      const keys = all.map((each) =>
        sort === 'title' ? each.title.toLowerCase() : (each.deadline ?? ''),
      )
      expect(keys).toEqual(keys.toSorted())
    }
  })
})
