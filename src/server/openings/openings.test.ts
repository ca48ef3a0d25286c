import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { newOpening, listedOpenings, postedOpening } from '../testing/openings.ts'
import { later } from '../testing/later.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())

const listOpening = (change: Parameters<typeof newOpening>[0] = {}) =>
  listedOpenings(services, [newOpening(change)]).then(([id = '']) => id)
const listOpeningsOf = (count: number) =>
  listedOpenings(
    services,
    Array.from({ length: count }, () => newOpening()),
  )
describe('XP of the job search', () => {
  test('viewing pays nothing, and counts for quests once per opening and only at the pace of reading', async () => {
    const student = await app.person()
    const ids = await listOpeningsOf(4)
    const viewAll = () =>
      Promise.all(
        [...ids, ...ids].map((id) => student.call('POST /api/opportunities/:id/view', { id })),
      )
    const counted = () =>
      services.db
        .selectFrom('xp_activities')
        .select(['subject', 'skill', 'amount'])
        .where('user_id', '=', student.userId)
        .where('event', '=', 'opportunity-viewed')
        .execute()
    const start = Date.now()
    await viewAll()
    expect(await counted()).toHaveLength(1)
    for (const seconds of [5, 15, 26, 37]) {
      app.setTime(new Date(start + seconds * 1000))
      await viewAll()
    }
    app.setTime(new Date(start))
    const rows = await counted()
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(ids))
    expect(rows.every(({ skill, amount }) => skill === 'job-search' && amount === 0)).toBe(true)
  })

  test('saving awards 5 XP once per opening, three times a day, and never again for the same one', async () => {
    const student = await app.person()
    const ids = await listOpeningsOf(5)
    const amounts: number[] = []
    for (const id of ids)
      amounts.push((await student.call('PUT /api/opportunities/:id/saved', { id })).xp)
    expect(amounts).toEqual([5, 5, 5, 0, 0])
    const [id = ''] = ids
    expect(await student.call('DELETE /api/opportunities/:id/saved', { id })).toEqual({
      saved: false,
    })
    expect(await student.call('PUT /api/opportunities/:id/saved', { id })).toEqual({
      saved: true,
      xp: 0,
    })
  })

  test('is only for students, and for openings that exist', async () => {
    const id = await listOpening()
    const guardian = await app.person('guardian')
    expect(await guardian.refused('PUT /api/opportunities/:id/saved', { id })).toMatchObject({
      status: 403,
    })
    const student = await app.person()
    const missing = crypto.randomUUID()
    expect(
      await student.refused('PUT /api/opportunities/:id/saved', { id: missing }),
    ).toMatchObject({ status: 404 })
  })
})

describe('one opening', () => {
  test('shows everything about it, and whether the student saved it or applied', async () => {
    const student = await app.person()
    const id = await listOpening({ title: 'Detailed', deadline: addDays(today, 5) })
    await student.call('PUT /api/opportunities/:id/saved', { id })
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({
      title: 'Detailed',
      description: 'A sound opening.',
      open: true,
      saved: true,
      application: null,
      jobPosting: null,
    })
  })

  test('from a feed is hidden from signed-out visitors; postings are public, with data for search engines', async () => {
    const visitor = app.visitor()
    const feedOpeningId = await listOpening()
    expect(
      await visitor.refused('GET /api/opportunities/:id', { id: feedOpeningId }),
    ).toMatchObject({
      status: 404,
    })
    const { id } = await postedOpening(app, {
      title: 'Front Desk Intern',
      pay: { amount: 18_000, period: 'week' },
    })
    const posting = await visitor.call('GET /api/opportunities/:id', { id })
    expect(posting).toMatchObject({
      url: null,
      pay: 'J$18,000 a week',
      source: { kind: 'business' },
    })
    expect(posting.jobPosting).toMatchObject({
      '@type': 'JobPosting',
      title: 'Front Desk Intern',
      hiringOrganization: { sameAs: 'https://bakery.example.com' },
      baseSalary: { value: { value: 18_000, unitText: 'WEEK' } },
    })
  })

  test('for adults is not found by students who may be younger', async () => {
    const id = await listOpening({ forAdults: true })
    const minor = await app.person('student', { age: '17' })
    const adult = await app.person('student', { age: '20' })
    expect(await minor.refused('GET /api/opportunities/:id', { id })).toMatchObject({ status: 404 })
    expect(await adult.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
  })

  test('that has closed stays visible but cannot be saved', async () => {
    const student = await app.person()
    const id = await listOpening({ deadline: addDays(today, -1) })
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({ open: false })
    expect(await student.refused('PUT /api/opportunities/:id/saved', { id })).toMatchObject({
      message: 'This opening has closed',
    })
  })
})

test('reports from three people hide an opening; three from one person do not', async () => {
  const id = await listOpening()
  const report = { id, reason: 'asks-for-money' } as const
  const first = await app.person()
  const others = await Promise.all(Array.from({ length: 6 }, () => app.person()))
  // Reports from accounts younger than a day do not count.
  const answers = await later(app, 25 * 60 * 60 * 1000, async () => {
    for (let count = 0; count < 3; count += 1)
      await first.call('POST /api/opportunities/:id/report', report)
    expect(await first.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
    return Promise.all(
      others.map((person) => person.ask('POST /api/opportunities/:id/report', report)),
    )
  })
  // Anyone after the third finds it hidden.
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted.length).toBeGreaterThanOrEqual(2)
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect(await first.refused('GET /api/opportunities/:id', { id })).toMatchObject({ status: 404 })
})

test('a job wish is stored, once per kind and place', async () => {
  const student = await app.person()
  expect(await student.call('GET /api/job-wish', {})).toEqual({
    kinds: ['internship'],
    places: [],
    reminders: true,
  })
  const wish = { kinds: ['contract', 'contract'], places: ['Hanover'], reminders: false } as const
  await student.call('PUT /api/job-wish', {
    ...wish,
    kinds: [...wish.kinds],
    places: [...wish.places],
  })
  expect(await student.call('GET /api/job-wish', {})).toEqual({ ...wish, kinds: ['contract'] })
})
