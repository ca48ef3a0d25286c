import { beforeAll, expect, test } from 'vitest'
import { helpHeader } from '#contract/crisis-header.ts'
import { everythingAbout } from '../my-data/queries.ts'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const reason = 'Called the guardian back'
const urgent = 'Urgent: a guardian is worried about a student'
const text = 'She has bruises and says nothing.'

const sendWorry = (guardian: Visitor, student: Visitor) =>
  guardian.ask('POST /api/guardian/students/:id/worries', { id: student.userId, text })

test('a worry reaches staff as urgent, with the student attached, even at night', async () => {
  const { student, guardian } = await linkedPair(app)
  const staff = await app.staff()
  // The middle of the night, when other letters wait.
  const now = app.services.now()
  app.setTime('2026-11-24T02:00:00-05:00')
  const { status, body } = await sendWorry(guardian, student)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('211')
  await app.runJobs()
  const letters = app.letters().filter((letter) => letter.includes(`To: ${staff.email}`))
  expect(letters.join()).toContain(urgent)
  expect(letters.join()).not.toContain('bruises')
  app.setTime(now)
  const { messages } = await staff.call('GET /api/staff/messages', {})
  const message = messages.find(({ email }) => email === guardian.email)
  expect(message).toMatchObject({
    topic: 'safety',
    words: text,
    urgent: true,
    about: { id: student.userId, name: student.name, minor: true },
  })

  const id = message?.id ?? ''
  await staff.call('POST /api/staff/messages/:id/close', { id, reason })
  const { notifications } = await staff.call('GET /api/notifications', {})
  expect(notifications.find(({ title }) => title === urgent)?.read).toBe(true)
})

test('a student is not notified of a worry and cannot see it', async () => {
  const { student, guardian } = await linkedPair(app)
  const before = await titlesOf(student)
  await sendWorry(guardian, student)
  expect(await titlesOf(student)).toEqual(before)
  const exportOf = async ({ userId }: Visitor) =>
    JSON.stringify(await everythingAbout(app.services.db, userId))
  expect(await exportOf(student)).not.toContain('bruises')
  expect(await exportOf(guardian)).toContain('bruises')
})

test('a worry about a student who is not linked, or without text, is refused', async () => {
  const { student, guardian } = await linkedPair(app)
  const stranger = await app.person('guardian')
  expect((await sendWorry(stranger, student)).status).toBe(404)
  const blank = { id: student.userId, text: ' ' }
  const refusal = await guardian.refused('POST /api/guardian/students/:id/worries', blank)
  expect(refusal.fields).toEqual({ text: 'Write what worries you.' })
})

test('a worry with crisis words sets the crisis header and shows only one help card', async () => {
  const { student, guardian } = await linkedPair(app)
  const worry = { id: student.userId, text: 'She said: I want to die' }
  const { headers, body } = await guardian.ask('POST /api/guardian/students/:id/worries', worry)
  expect(headers[helpHeader]).toBe('suicide')
  expect(body).toMatchObject({ help: { title: 'What to do now' } })
})
