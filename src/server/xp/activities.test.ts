import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#domain/day.ts'
import type { LedgerKind } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { recordActivity } from './commands.ts'
import { verifyLedger } from './verify-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const checkInDays = (userId: UserId) =>
  app.services.db
    .selectFrom('daily_xp_tracking')
    .select(sql<string>`gained_at::text`.as('day'))
    .where('user_id', '=', userId)
    .where('activity_type', '=', 'daily_checkin')
    .execute()

test('activities can be filtered by type, newest first, with their count; "quest" means XP from quests', async () => {
  const student = await app.person('student')
  const pay = (type: LedgerKind, awardKey: string) =>
    app.services.transaction((tx) =>
      recordActivity(tx, {
        userId: student.userId,
        type,
        awardKey,
        amount: 5,
        description: awardKey,
      }),
    )
  for (const key of ['one', 'two', 'three']) await pay('quest_completion', key)
  await pay('review', 'four')
  const quests = await student.call('GET /api/activities', { type: 'quest' })
  expect(quests.count).toBe(3)
  expect(new Set(quests.activities.map(({ description }) => description))).toEqual(
    new Set(['one', 'two', 'three']),
  )
  expect(await student.call('GET /api/activities', { type: 'review' })).toMatchObject({ count: 1 })
  expect(await student.call('GET /api/activities', { type: 'advisor' })).toMatchObject({ count: 0 })
  const all = await student.call('GET /api/activities', {})
  expect(all.count).toBe(all.activities.length)
  expect((await student.send('GET', '/api/activities?type=made-up')).status).toBe(400)
})

test('the number of activities equals the length of the list, including bonuses and rewards', async () => {
  const student = await app.person('student')
  await student.call('POST /api/check-in', {})
  const { count, activities } = await student.call('GET /api/activities', {})
  // The check-in, and the achievement of the first login.
  expect(count).toBeGreaterThanOrEqual(2)
  expect(activities).toHaveLength(count)
  const dashboard = await student.call('GET /api/dashboard', {})
  if (dashboard.kind !== 'ready' || dashboard.student === null) throw new Error('no student')
  expect(dashboard.student.activities).toBe(count)
  expect(dashboard.student.recent).toHaveLength(count)
})

test('a check-in writes one daily_checkin row per day, even after other activities that day', async () => {
  const student = await app.person('student')
  await student.call('POST /api/day', {})
  expect(await checkInDays(student.userId)).toEqual([])
  await Promise.all([1, 2, 3].map(() => student.call('POST /api/check-in', {})))
  const today = dayOf(app.services.now())
  expect(await checkInDays(student.userId)).toEqual([{ day: today }])
  expect(await verifyLedger(app.services.db, app.services.content.goals)).toMatchObject({
    differences: [],
  })
})

test('older check-ins get their rows from the migration, which can run twice', async () => {
  const student = await app.person('student')
  await student.call('POST /api/check-in', {})
  await app.services.db
    .deleteFrom('daily_xp_tracking')
    .where('user_id', '=', student.userId)
    .where('activity_type', '=', 'daily_checkin')
    .execute()
  const missing = await verifyLedger(app.services.db, app.services.content.goals)
  expect(JSON.stringify(missing)).toContain('check-in days')
  const file = new URL('../db/migrations/0067_daily_checkin_days.sql', import.meta.url)
  for (let run = 0; run < 2; run += 1) {
    await sql.raw(readFileSync(file, 'utf8')).execute(app.services.db)
  }
  expect(await checkInDays(student.userId)).toHaveLength(1)
  expect(await verifyLedger(app.services.db, app.services.content.goals)).toMatchObject({
    differences: [],
  })
})

test.for(['guardian', 'mentor', 'business'] as const)(
  'a %s sees everything as not started, and reading creates no stats',
  async (role) => {
    const person = await app.person(role)
    const achievements = await person.call('GET /api/achievements', {})
    expect(achievements).toMatchObject({ xp: 0, earned: [], courses: [] })
    expect(achievements.ahead).toHaveLength(app.services.content.achievements.length)
    const stats = await app.services.db
      .selectFrom('student_stats')
      .select('user_id')
      .where('user_id', '=', person.userId)
      .execute()
    expect(stats).toEqual([])
  },
)

test.for(['guardian', 'mentor', 'business'] as const)(
  'a %s can read what an assessment is about, but cannot start one',
  async (role) => {
    const person = await app.person(role)
    const id = app.services.content.assessments[0]?.id ?? ''
    const page = await person.call('GET /api/assessments/:id', { id })
    expect(page).toMatchObject({ kind: 'new', attempts: 0 })
    expect((await person.ask('POST /api/assessments/:id/start', { id })).status).toBe(403)
  },
)
