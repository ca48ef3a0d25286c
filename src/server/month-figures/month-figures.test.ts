import { beforeAll, expect, test } from 'vitest'
import { figurePlaces, type FigurePlace, type MonthFigure } from '#domain/people/month-figures.ts'
import type { EventName } from '#domain/ledger/events.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { recordActivity } from '../xp/commands.ts'
import { countMonths } from './jobs.ts'
import { countedMonths } from './queries.ts'

let app: TestApp
let staff: Visitor
/** Six in St. Ann, five in Portland who gave it, one without a parish, and a mentor. */
let inStAnn: Visitor[]
let inPortland: Visitor[]

const october = '2026-10-20T15:00:00Z'
const november = '2026-11-20T15:00:00Z'
const december = '2026-12-02T15:00:00Z'

beforeAll(async () => {
  app = await startApp()
  app.setTime(october)
  inStAnn = await studentsFrom('St. Ann', 6)
  inPortland = await studentsFrom('Portland', 5)
  const nowhere = await app.person()
  for (const student of [...inStAnn, ...inPortland, nowhere]) {
    await student.call('POST /api/check-in', {})
  }
  // Twice in a month is one student.
  app.setTime('2026-10-21T15:00:00Z')
  for (const student of inStAnn) await student.call('POST /api/check-in', {})
  for (const student of inStAnn.slice(0, 5)) {
    await did(student, 'course-completed')
    await did(student, 'assessment-submitted', 70)
  }
  await did(inStAnn[5], 'assessment-submitted', 69)
  // Just before midnight in Jamaica on the last day, which is November in London.
  app.setTime('2026-11-01T04:59:00Z')
  for (const student of inPortland) await did(student, 'simulation-passed', 80)
  app.setTime(november)
  for (const student of inStAnn) {
    const { application } = await student.call('POST /api/applications/manual', {
      title: 'Cashier',
      company: 'Hill Top Mart',
      state: 'applied',
    })
    const move = { id: application.id, state: 'accepted' } as const
    await student.call('POST /api/applications/:id/move', move)
    // A mistake that is corrected does not count.
    if (student === inStAnn[5]) {
      await student.call('POST /api/applications/:id/move', { ...move, state: 'applied' })
    }
  }
  app.setTime(december)
  staff = await app.staff()
})

test('there are no figures before the first count', async () => {
  expect(await months()).toEqual([])
})

test('each whole month is counted by parish, each student once, from the first month with somebody', async () => {
  await countMonths(app.services)
  const counted = await months()
  expect(counted.map(({ month }) => month)).toEqual(['2026-11-01', '2026-10-01'])
  expect(counted[0]?.countedAt).toBe(new Date(december).toISOString())
  expect(await shownIn('2026-10-01', 'active')).toEqual({ 'St. Ann': 6, Portland: 5 })
  expect(await shownIn('2026-10-01', 'finished')).toEqual({ 'St. Ann': 5 })
  expect(await shownIn('2026-10-01', 'shown')).toEqual({ 'St. Ann': 5, Portland: 5 })
  expect(await shownIn('2026-11-01', 'shown')).toEqual({})
  expect(await shownIn('2026-11-01', 'applied')).toEqual({ 'St. Ann': 6 })
  expect(await shownIn('2026-11-01', 'hired')).toEqual({ 'St. Ann': 5 })
})

test('the one student without a parish is in no place and in no total', async () => {
  const october = (await months()).find(({ month }) => month === '2026-10-01')
  expect(october?.figures.active.places.at(-1)).toBeNull()
  expect(october?.figures.active.total).toEqual({ people: 11, atLeast: true })
})

test('a counted month never changes, when somebody moves, leaves, or it is counted again', async () => {
  const before = await months()
  await inStAnn[0]?.call('PATCH /api/profile', { fields: { parish: 'Portland' } })
  await app.services.db
    .deleteFrom('auth_users')
    .where('id', '=', inPortland[0]?.userId ?? staff.userId)
    .execute()
  await Promise.all([countMonths(app.services), countMonths(app.services)])
  expect(await months()).toEqual(before)
})

test('a month that is over is added by the next count, and twelve are shown', async () => {
  app.setTime('2027-10-02T15:00:00Z')
  await countMonths(app.services)
  const counted = await countedMonths(app.services.db, app.services.now())
  expect(counted).toHaveLength(12)
  expect(counted[0]?.month).toBe('2027-09-01')
  expect(counted.at(-1)?.month).toBe('2026-10-01')
})

async function studentsFrom(parish: FigurePlace, count: number): Promise<Visitor[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const student = await app.person()
      await student.call('PATCH /api/profile', { fields: { parish } })
      return student
    }),
  )
}

/** Records an event as the feature does that it belongs to. */
async function did(student: Visitor | undefined, event: EventName, score?: number): Promise<void> {
  await app.services.transaction((tx) =>
    recordActivity(tx, {
      userId: student?.userId ?? staff.userId,
      type: 'course_completion',
      awardKey: `test:${event}`,
      amount: 10,
      description: 'Did something',
      event: {
        event,
        subject: 'first-steps',
        course: 'first-steps',
        skill: 'career-development',
        ...(score === undefined ? {} : { score }),
      },
    }),
  )
}

async function months() {
  return (await staff.call('GET /api/staff/figures', {})).months
}

/** The places that show a number. */
async function shownIn(month: string, figure: MonthFigure) {
  const counted = (await months()).find((each) => each.month === month)
  const places = counted?.figures[figure].places ?? []
  return Object.fromEntries(
    figurePlaces.flatMap((place, index) => {
      const people = places[index] ?? null
      return people === null ? [] : [[place, people]]
    }),
  )
}
