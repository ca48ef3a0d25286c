import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, atTime, dayFrom, type Day } from '#domain/day.ts'
import { sendDuePushes } from '../notifications/push-jobs.ts'
import { startPushService, type PushService } from '../testing/push-service.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { nudgeStudents } from './sweeps.ts'

let app: TestApp
// Earlier than the real clock, by which sessions expire.
let today = dayFrom('2025-06-02')

beforeAll(async () => {
  app = await startApp({}, { allowLocalPush: true })
})

beforeEach(() => {
  // A month apart, so that nobody of the test before has a streak.
  today = addDays(today, 30)
  app.setTime(atTime(today, '12:00'))
})

/** A student who was active on the last days, up to and including `lastDay`. */
async function withStreak(days: number, lastDay: Day = addDays(today, -1)): Promise<Visitor> {
  app.setTime(atTime(addDays(lastDay, 1 - days), '12:00'))
  const student = await app.person()
  await beActive(student, days)
  app.setTime(atTime(today, '12:00'))
  return student
}

async function beActive(student: Visitor, days: number): Promise<void> {
  const first = app.services.now().getTime()
  for (let index = 0; index < days; index += 1) {
    app.setTime(new Date(first + index * 24 * 3_600_000))
    await student.call('POST /api/check-in', {})
  }
}

/** Twice, like two processes; in pages of two. */
async function remindAt(time: string, day = today): Promise<void> {
  app.setTime(atTime(day, time))
  await Promise.all([1, 2].map(() => nudgeStudents(app.services, { atOnce: 2 })))
  await app.runJobs()
}

async function nudgesOf(student: Visitor) {
  const { notifications } = await student.call('GET /api/notifications', {})
  const { count } = await student.call('GET /api/notifications/unread', {})
  const titles = notifications
    .filter(({ type }) => type === 'streak-waits')
    .map(({ title }) => title)
  return { titles, count }
}

const none = { titles: [], count: 0 }
const nudge = (days: number) => ({ titles: [`Two minutes keep your ${days} days`], count: 1 })

test('a streak that has nothing for today is named in the evening, once, until the student is active', async () => {
  const [student, other, third] = [await withStreak(3), await withStreak(5), await withStreak(4)]
  await remindAt('17:59')
  expect(await nudgesOf(student)).toEqual(none)
  await remindAt('18:00')
  await remindAt('19:00')
  expect(await nudgesOf(student)).toEqual(nudge(3))
  expect(await nudgesOf(other)).toEqual(nudge(5))
  expect(await nudgesOf(third)).toEqual(nudge(4))
  await student.call('POST /api/day', {})
  expect(await nudgesOf(student)).toEqual(none)
  expect(app.letters().filter((letter) => letter.includes('Two minutes'))).toEqual([])
})

test('it is gone on the next day, also when the streak is lost', async () => {
  const student = await withStreak(3)
  await remindAt('18:00')
  expect(await nudgesOf(student)).toEqual(nudge(3))
  app.setTime(atTime(addDays(today, 1), '00:00'))
  expect(await nudgesOf(student)).toEqual(none)
  await remindAt('18:00', addDays(today, 1))
  expect(await nudgesOf(student)).toEqual(none)
})

test('a freeze keeps the streak, and the next evening names it again', async () => {
  const student = await withStreak(7)
  await remindAt('18:00')
  await remindAt('18:00', addDays(today, 1))
  expect(await nudgesOf(student)).toEqual(nudge(7))
  await remindAt('18:00', addDays(today, 2))
  expect(await nudgesOf(student)).toEqual(none)
})

test('nobody is reminded who was active, has a short streak, is suspended or leaves, or at night', async () => {
  const [active, short, suspended, leaving] = [
    await withStreak(3, today),
    await withStreak(2),
    await withStreak(3),
    await withStreak(3),
  ]
  app.setTime(atTime(today, '18:00'))
  await leaving.call('POST /api/account/delete', { password: leaving.password })
  await app.services.db
    .updateTable('auth_users')
    .set({ suspended_at: app.services.now() })
    .where('id', '=', suspended.userId)
    .execute()
  await remindAt('18:00')
  const late = await withStreak(3)
  await remindAt('21:00')
  const rows = await app.services.db
    .selectFrom('notifications')
    .select('user_id')
    .where(
      'user_id',
      'in',
      [active, short, suspended, leaving, late].map(({ userId }) => userId),
    )
    .where('type', '=', 'streak-waits')
    .execute()
  expect(rows).toEqual([])
})

test('the letter comes in the evening to those who want one', async () => {
  const student = await withStreak(4)
  await student.call('PATCH /api/notification-settings', { mail: { 'streak-waits': 'daily' } })
  await remindAt('18:00')
  const letters = () => app.letters().filter((letter) => letter.includes(student.email))
  expect(letters().at(-1)).toContain('Subject: Two minutes keep your 4 days')
  const sent = letters().length
  await remindAt('17:00', addDays(today, 1))
  expect(letters()).toHaveLength(sent)
})

async function withPhone(): Promise<{ student: Visitor; phone: PushService }> {
  const phone = await startPushService(app.services.push.keys.publicKey)
  const student = await withStreak(3)
  await student.call('PATCH /api/notification-settings', {
    push: { streak: true },
    quietHours: false,
  })
  await student.call('PUT /api/push-subscription', phone.target)
  return { student, phone }
}

test('the phone is told without a number, and until midnight only', async () => {
  const { phone } = await withPhone()
  await remindAt('18:00')
  expect(phone.pushed.map(({ message, ttl }) => ({ message, ttl }))).toEqual([
    { message: { type: 'streak', path: '/dashboard' }, ttl: 6 * 3600 },
  ])
  await phone.close()
})

test('a phone that could not be reached is not told after the student was active', async () => {
  const { student, phone } = await withPhone()
  phone.answer(503)
  await remindAt('18:00')
  expect(await waitingPushes()).toBe(1)
  phone.answer(201)
  await student.call('POST /api/day', {})
  app.setTime(atTime(today, '18:30'))
  await sendDuePushes(app.services)
  expect(phone.pushed).toEqual([])
  expect(await waitingPushes()).toBe(0)
  await phone.close()
})

async function waitingPushes(): Promise<number> {
  const waiting = await app.services.db.selectFrom('push_messages').select('due').execute()
  return waiting.length
}

test('after three evenings without an answer, the next one is left out', async () => {
  const students = []
  for (const daysAgo of [
    [1, 20],
    [1, 20, 21],
  ]) {
    // Yesterday was covered by the freeze that seven days earned.
    const student = await withStreak(7, addDays(today, -2))
    const days = daysAgo.map((ago) => addDays(today, -ago))
    await app.services.db
      .insertInto('notifications')
      .values(
        days.map((day) => ({
          user_id: student.userId,
          type: 'streak-waits',
          key: `nudge:${day}`,
          data: '{"days":7,"freezes":1}',
          created_at: atTime(day, '18:00'),
          nudge_day: day,
        })),
      )
      .execute()
    students.push(student)
  }
  await remindAt('18:00')
  const titles = await Promise.all(students.map(async (each) => (await nudgesOf(each)).titles))
  expect(titles).toEqual([['Two minutes keep your 7 days'], []])
})
