import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayFrom, startOfDay, type Day } from '#domain/day.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let real: Date

beforeAll(async () => {
  app = await startApp()
  real = app.services.now()
})

afterEach(() => app.setTime(real))

const noonOn = (day: Day) => new Date(startOfDay(day).getTime() + 12 * 60 * 60_000)
// Within the thirty days of a session, whatever day the tests run on.
const dayAfter = (count: number) => addDays(dayFrom(real.toISOString().slice(0, 10)), count)

async function checkInOn(student: Visitor, day: Day) {
  app.setTime(noonOn(day))
  const answer = await student.call('POST /api/check-in', {})
  if (answer.kind !== 'checked-in') throw new Error(`Already checked in on ${day}`)
  return answer
}

async function dayOf(student: Visitor) {
  const answer = await student.call('GET /api/dashboard', {})
  if (answer.kind !== 'ready' || answer.student === null)
    throw new Error('The dashboard shows no student')
  return answer.student
}

describe('a student’s days', () => {
  test('end at midnight in Jamaica, 05:00 UTC, and at no other time', async () => {
    const student = await app.person()
    const day = dayAfter(1)
    app.setTime(`${addDays(day, 1)}T04:59:59.999Z`)
    expect(await student.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in' })
    app.setTime(`${addDays(day, 1)}T05:00:00.000Z`)
    expect(await dayOf(student)).toMatchObject({ checkedInToday: false, activeToday: false })
    expect(await student.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in' })
    app.setTime(`${addDays(day, 2)}T04:59:59.999Z`)
    expect(await student.call('POST /api/check-in', {})).toMatchObject({
      kind: 'already-checked-in',
    })
  })

  test('in a row make a streak; from the fifth there is a bonus once a day', async () => {
    const student = await app.person()
    const first = dayAfter(1)
    const answers = []
    for (let count = 0; count < 6; count += 1) {
      answers.push(await checkInOn(student, addDays(first, count)))
    }
    // Signing up was an activity too, on the day of the first check-in or the day before.
    const start = answers[0]?.streak ?? 0
    expect(answers.map(({ streak }) => streak)).toEqual([0, 1, 2, 3, 4, 5].map((n) => start + n))
    for (const { streak, bonus } of answers) expect(bonus).toBe(streak < 5 ? 0 : streak * 2)
    const { activities } = await student.call('GET /api/activities', {})
    const bonuses = activities.filter(({ type }) => type === 'streak_bonus')
    expect(bonuses.map(({ amount }) => amount)).toEqual(
      answers.flatMap(({ bonus }) => (bonus > 0 ? [bonus] : [])).toReversed(),
    )
  })

  test('missed are covered by freezes, which add no day; without one the streak restarts', async () => {
    const student = await app.person()
    const first = dayAfter(1)
    for (let count = 0; count < 7; count += 1) await checkInOn(student, addDays(first, count))
    const before = await dayOf(student)
    expect(before.freezes).toBe(1)
    const frozen = async () =>
      (await dayOf(student)).calendar.find(({ day }) => day === addDays(first, 7))
    app.setTime(`${addDays(first, 8)}T13:00:00Z`)
    expect(await frozen()).toMatchObject({ state: 'freeze' })
    const back = await checkInOn(student, addDays(first, 8))
    expect(back).toMatchObject({ streak: before.streak + 1, freezesUsed: 1 })
    expect(await frozen()).toMatchObject({ state: 'freeze' })
    const late = await checkInOn(student, addDays(first, 11))
    expect(late).toMatchObject({ streak: 1, freezesUsed: 0 })
    expect((await dayOf(student)).longestStreak).toBe(before.streak + 1)
  })

  test('are not counted when the dashboard is only read', async () => {
    const student = await app.person()
    await checkInOn(student, dayAfter(1))
    app.setTime(noonOn(dayAfter(4)))
    expect(await dayOf(student)).toMatchObject({ streak: 0, activeToday: false })
    expect(await student.call('POST /api/day', {})).toMatchObject({
      kind: 'opened',
      key: expect.stringMatching(/^streak:\d{4}-\d\d-\d\d$/),
      streak: 1,
      milestone: false,
      bonus: 0,
    })
    expect(await dayOf(student)).toMatchObject({ streak: 1, activeToday: true })
  })

  test('opened fifty times concurrently count once', async () => {
    const student = await app.person()
    app.setTime(noonOn(dayAfter(2)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => student.call('POST /api/day', {})),
    )
    expect(new Set(answers.map(({ streak }) => streak)).size).toBe(1)
    const rows = await rowsOf(student)
    expect(rows).toHaveLength(new Set(rows).size)
  })

  async function rowsOf({ userId }: Visitor) {
    const rows = await app.services.db
      .selectFrom('daily_xp_tracking')
      .select(['activity_type', 'gained_at'])
      .where('user_id', '=', userId)
      .execute()
    return rows.map((row) => `${row.activity_type} ${row.gained_at}`)
  }
})
