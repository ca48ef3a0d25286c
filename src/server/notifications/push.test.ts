import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPushService, type PushService } from '../testing/push-service.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { markAllRead, notify } from './commands.ts'

let app: TestApp
let phone: PushService

beforeAll(async () => {
  app = await startApp({}, { allowLocalPush: true })
})

beforeEach(async () => {
  clock('10:00')
  phone = await startPushService(app.services.push.keys.publicKey)
})
afterEach(() => phone.close())

const day = '2026-11-23'
const clock = (time: string) => app.setTime(`${day}T${time}:00-05:00`)

let keys = 0

function notifyOfAnswer(student: Visitor): Promise<boolean> {
  keys += 1
  const key = `feedback:${keys}`
  const data = { mentor: 'Mrs Reid', about: 'Your bakery' }
  return app.services.transaction((tx) =>
    notify(tx, { userId: student.userId, type: 'mentor-feedback', data, key }),
  )
}

async function withPhone(): Promise<Visitor> {
  const student = await app.person()
  await student.call('PATCH /api/notification-settings', { push: { answer: true } })
  await student.call('PUT /api/push-subscription', phone.target)
  return student
}

async function isSubscribed(student: Visitor): Promise<boolean | undefined> {
  return (await student.call('GET /api/notification-settings', {})).push?.here
}

test('a student gets what they chose, signed and encrypted, and without anything private', async () => {
  const student = await withPhone()
  await notifyOfAnswer(student)
  await app.runJobs()
  expect(phone.pushed).toHaveLength(1)
  const [{ message, ttl, topic, claims } = unexpected()] = phone.pushed
  expect(Object.keys(message as object).sort()).toEqual(['path', 'type'])
  expect(message).toMatchObject({ type: 'answer' })
  expect(JSON.stringify(message)).not.toMatch(/Reid|bakery/)
  expect({ ttl, topic }).toEqual({ ttl: 11 * 3600, topic: 'answer' })
  const now = app.services.now().getTime() / 1000
  expect(claims).toEqual({ aud: phone.origin, exp: now + 12 * 3600, sub: app.services.publicUrl })
})

test('nothing comes before the student chose it, and nothing of another kind', async () => {
  const student = await app.person()
  await student.call('PUT /api/push-subscription', phone.target)
  await notifyOfAnswer(student)
  await student.call('PATCH /api/notification-settings', { push: { deadline: true } })
  await notifyOfAnswer(student)
  await app.runJobs()
  expect(phone.pushed).toEqual([])
  const { push } = await student.call('GET /api/notification-settings', {})
  expect(push?.kinds).toEqual([
    { kind: 'answer', on: false },
    { kind: 'deadline', on: true },
    { kind: 'streak', on: false },
    { kind: 'evening', on: false },
  ])
})

test('switches are independent of each other, and of quiet hours', async () => {
  const student = await app.person()
  await student.call('PATCH /api/notification-settings', { push: { answer: true } })
  await student.call('PATCH /api/notification-settings', { push: { deadline: true } })
  await student.call('PATCH /api/notification-settings', { quietHours: false })
  const { push, quietHours } = await student.call('PATCH /api/notification-settings', {
    push: { answer: false },
  })
  expect(push?.kinds.filter(({ on }) => on).map(({ kind }) => kind)).toEqual(['deadline'])
  expect(quietHours).toBe(false)
})

test('at night it waits for the morning, and is dropped if it was read until then', async () => {
  const student = await withPhone()
  clock('22:00')
  await notifyOfAnswer(student)
  await sendDue()
  expect(phone.pushed).toHaveLength(0)
  app.setTime('2026-11-24T07:00:00-05:00')
  await sendDue()
  expect(phone.pushed).toHaveLength(1)

  app.setTime('2026-11-24T22:00:00-05:00')
  await notifyOfAnswer(student)
  await app.services.transaction((tx) => markAllRead(tx, student.userId))
  app.setTime('2026-11-25T07:00:00-05:00')
  await sendDue()
  expect(phone.pushed).toHaveLength(1)
  expect(await waiting()).toBe(0)
})

test('somebody without quiet hours gets it at night', async () => {
  const student = await withPhone()
  await student.call('PATCH /api/notification-settings', { quietHours: false })
  clock('22:00')
  await notifyOfAnswer(student)
  await app.runJobs()
  expect(phone.pushed).toHaveLength(1)
})

test('a push service that is down is asked again, and sends once', async () => {
  const student = await withPhone()
  phone.answer(503)
  await notifyOfAnswer(student)
  await app.runJobs()
  phone.answer(201)
  await sendDue()
  expect(phone.pushed).toHaveLength(0)
  clock('10:05')
  await Promise.all([sendDue(), sendDue()])
  await sendDue()
  expect(phone.pushed).toHaveLength(1)
  expect(await waiting()).toBe(0)
})

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const student = await withPhone()
  expect(await isSubscribed(student)).toBe(true)
  phone.answer(status)
  await notifyOfAnswer(student)
  await app.runJobs()
  expect(await isSubscribed(student)).toBe(false)
  expect(await waiting()).toBe(0)
})

test('signing out ends it, for this session only', async () => {
  const student = await withPhone()
  const laptop = app.visitor()
  await laptop.call('POST /api/sign-in', { email: student.email, password: student.password })
  expect(await isSubscribed(laptop)).toBe(false)
  await student.call('POST /api/sign-out', {})
  await notifyOfAnswer(student)
  await app.runJobs()
  expect(phone.pushed).toEqual([])
  expect(await subscriptions()).toBe(0)
})

test('the next person on a phone takes it over', async () => {
  const first = await withPhone()
  const second = await withPhone()
  expect([await isSubscribed(first), await isSubscribed(second)]).toEqual([false, true])
  await notifyOfAnswer(first)
  await app.runJobs()
  expect(phone.pushed).toEqual([])
})

test('it can be turned off, and an address inside of our network is refused', async () => {
  const student = await withPhone()
  await student.call('DELETE /api/push-subscription', {})
  expect(await isSubscribed(student)).toBe(false)
  for (const endpoint of ['https://10.0.0.1/one', 'http://push.example.com/one']) {
    const refusal = await student.refused('PUT /api/push-subscription', {
      ...phone.target,
      endpoint,
    })
    expect(refusal.code).toBe('invalid')
  }
})

test('only students have it', async () => {
  const mentor = await app.person('mentor')
  expect((await mentor.call('GET /api/notification-settings', {})).push).toBeNull()
})

async function sendDue(): Promise<void> {
  await app.services.transaction((tx) => tx.enqueue('notifications.push', {}))
  await app.runJobs()
}

async function waiting(): Promise<number> {
  return (await app.services.db.selectFrom('push_messages').select('user_id').execute()).length
}

async function subscriptions(): Promise<number> {
  const rows = await app.services.db.selectFrom('push_subscriptions').select('endpoint').execute()
  return rows.filter(({ endpoint }) => endpoint === phone.target.endpoint).length
}

function unexpected(): never {
  throw new Error('Nothing was pushed')
}
