import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { recordActivities, recordActivity, recordDay, type NewActivity } from './commands.ts'
import { verifyLedger } from './verify-queries.ts'

let app: TestApp

const details = {
  'check-in': {},
  'course-completed': { skill: 'teamwork', course: 'a-course' },
  'assessment-submitted': { skill: 'budgeting', score: 80 },
} as const
type Step = keyof typeof details | 'no event' | 'day'
const eventSteps = Object.keys(details) as (keyof typeof details)[]

beforeAll(async () => {
  app = await startApp()
})

function activity(userId: UserId, awardKey: string, more: Partial<NewActivity> = {}) {
  const amount = 10
  const type = 'readiness' as const
  return { userId, type, awardKey, amount, description: 'Did a thing', ...more }
}

const record = (newActivity: ReturnType<typeof activity>) =>
  app.services.transaction((tx) => recordActivity(tx, newActivity))

async function statsOf({ userId }: Visitor) {
  return app.services.db
    .selectFrom('student_stats')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

const differences = async () =>
  (await verifyLedger(app.services.db, app.services.content.goals)).differences

describe('the ledger', () => {
  test('fifty concurrent awards with fifty keys are all paid', async () => {
    const student = await app.person()
    const before = await statsOf(student)
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => record(activity(student.userId, `task:${index}`))),
    )
    expect(results.filter((result) => result === null)).toEqual([])
    const after = await statsOf(student)
    expect(after.xp).toBe(before.xp + 500)
    expect(await differences()).toEqual([])
  })

  test('fifty concurrent awards with one key pay once', async () => {
    const student = await app.person()
    const before = await statsOf(student)
    const results = await Promise.all(
      Array.from({ length: 50 }, () => record(activity(student.userId, 'task:one'))),
    )
    expect(results.filter((result) => result !== null)).toHaveLength(1)
    expect((await statsOf(student)).xp).toBe(before.xp + 10)
  })

  test('all totals can be computed from the ledger, after any activities on any days', async () => {
    const now = app.services.now()
    const first = dayOf(now)
    const step = fc.record({
      daysLater: fc.constantFrom(0, 0, 0, 1, 1, 1, 1, 2, 3, 4),
      key: fc.integer({ min: 0, max: 6 }),
      amount: fc.integer({ min: 0, max: 400 }),
      event: fc.constantFrom<Step>(...eventSteps, 'no event', 'day'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const student = await app.person()
        let day = first
        for (const { daysLater, key, amount, event } of steps) {
          day = addDays(day, daysLater)
          app.setTime(new Date(startOfDay(day).getTime() + 60_000 * (key + 1)))
          await perform(student.userId, String(key), amount, event)
        }
        app.setTime(now)
        expect(await differences()).toEqual([])
      }),
      { numRuns: 8 },
    )
    app.setTime(now)
  })

  async function perform(userId: UserId, key: string, amount: number, name: Step) {
    if (name === 'day') await app.services.transaction((tx) => recordDay(tx, userId))
    else if (name === 'no event') await record(activity(userId, `${name}:${key}`, { amount }))
    else {
      const event = { event: name, subject: key, ...details[name] }
      await record(activity(userId, `${name}:${key}`, { amount, event }))
    }
  }

  test('rows of the ledger cannot be changed', async () => {
    const student = await app.person()
    const change = app.services.db
      .updateTable('xp_activities')
      .set({ amount: 1_000 })
      .where('user_id', '=', student.userId)
      .execute()
    await expect(change).rejects.toThrow('append-only')
  })

  test('recording an activity takes at most six statements, including begin and commit', async () => {
    const student = await app.person()
    const statements: string[] = []
    await app.services.transaction(async (tx) => {
      const executor = tx.db.getExecutor()
      const provide = executor.provideConnection.bind(executor)
      executor.provideConnection = (work) =>
        provide((connection) =>
          work({
            executeQuery(query) {
              statements.push(query.sql)
              return connection.executeQuery(query)
            },
          } as typeof connection),
        )
      await recordActivity(tx, activity(student.userId, 'check-in:first', { amount: 1_000 }))
    })
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(4)
  })
})

test('several activities recorded together pay the same as one after the other, each key once', async () => {
  const [together, apart] = await Promise.all([app.person(), app.person()])
  const steps = eventSteps.map((name) => {
    const event = { event: name, subject: 'one', ...details[name] }
    return { type: 'readiness' as const, awardKey: name, amount: 450, description: name, event }
  })
  const recorded = await app.services.transaction((tx) =>
    recordActivities(tx, together.userId, steps),
  )
  expect(recorded).toMatchObject({ paid: 450 * steps.length, leveledUpTo: 2 })
  for (const step of steps) await record({ userId: apart.userId, ...step })
  const rowsOf = ({ userId }: Visitor) =>
    app.services.db
      .selectFrom('xp_activities')
      .select(['award_key', 'amount'])
      .where('user_id', '=', userId)
      .orderBy('award_key')
      .execute()
  expect(await rowsOf(together)).toEqual(await rowsOf(apart))
  const again = await app.services.transaction((tx) =>
    recordActivities(tx, together.userId, [
      ...steps,
      ...steps.slice(1, 2).map((step) => ({ ...step, awardKey: 'new' })),
    ]),
  )
  expect(again?.paid).toBe(450)
  expect(await app.services.transaction((tx) => recordActivities(tx, together.userId, steps))).toBe(
    null,
  )
  expect(await differences()).toEqual([])
})

test('verifying the ledger names every total that differs from it', async () => {
  const student = await app.person()
  const { db } = app.services
  const ofStudent = () => db.updateTable('student_stats').where('user_id', '=', student.userId)
  await ofStudent().set({ day_streak: 9, badges: [] }).execute()
  expect(await differences()).toEqual([
    `${student.userId}: badges is [], but ["first-login"] by the ledger`,
    `${student.userId}: day streak is 9, but 1 by the ledger`,
  ])
  await ofStudent()
    .set({ day_streak: 1, badges: ['first-login'] })
    .execute()
})

describe('a new level', () => {
  test('a new level is published once to the person’s open pages, with everything else the activity earned', async () => {
    const student = await app.person()
    const events: unknown[] = []
    const stop = app.services.live.subscribe(student.userId, (event) => events.push(event))
    const recorded = await record(activity(student.userId, 'big', { amount: 980 }))
    expect(recorded?.leveledUpTo).toBe(2)
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(2)
    await record(activity(student.userId, 'small', { amount: 1 }))
    await expect.poll(() => events.length).toBeGreaterThanOrEqual(3)
    stop()
    const levels = events.filter((event) => JSON.stringify(event).includes('level-up'))
    expect(levels).toEqual([expect.objectContaining({ type: 'level-up', level: 2 })])
    expect(events).toContainEqual(
      expect.objectContaining({ key: 'achievement:level-2', id: 'level-2' }),
    )
  })
})
