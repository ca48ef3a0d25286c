import { beforeAll, expect, test } from 'vitest'
import { tokenIn } from '../testing/later.ts'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
const reason = 'They called and asked for it'

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

async function workOf(id: Visitor['userId']) {
  await staff.call('POST /api/staff/people/:id/look', { id, reason })
  return staff.call('GET /api/staff/people/:id/work', { id })
}

test('a link for a new password goes to the address of the account, and not to a suspended one', async () => {
  const student = await app.person()
  const id = student.userId
  await staff.call('POST /api/staff/people/:id/send-reset', { id, reason })
  const token = await tokenIn(app, student.email, 'reset-password')
  await app.visitor().call('POST /api/password/reset', { token, password: 'guinep-season-2026' })
  await staff.call('POST /api/staff/people/:id/suspend', { id, reason })
  expect(
    await staff.refused('POST /api/staff/people/:id/send-reset', { id, reason }),
  ).toMatchObject({
    status: 409,
  })
})

test('the confirmation is sent again, and after a call staff confirm the address themselves', async () => {
  const guardian = await app.unconfirmed('guardian')
  const id = guardian.userId
  await staff.call('POST /api/staff/people/:id/send-confirmation', { id, reason })
  expect(await tokenIn(app, guardian.email, 'confirm-email')).not.toBe('')
  expect((await workOf(id)).confirmed).toBe(false)
  await staff.call('POST /api/staff/people/:id/confirm-address', { id, reason })
  expect((await workOf(id)).confirmed).toBe(true)
  const again = await staff.refused('POST /api/staff/people/:id/send-confirmation', { id, reason })
  expect(again.message).toMatch(/is already confirmed$/)
})

test('staff end a link from either side, and both read that staff ended it', async () => {
  const { student, guardian } = await linkedPair(app)
  const work = await workOf(guardian.userId)
  expect(work.links).toMatchObject([{ id: student.userId, state: 'in-force' }])
  const link = { id: guardian.userId, linkedId: student.userId, reason }
  await staff.call('POST /api/staff/people/:id/links/:linkedId/end', link)
  expect((await workOf(student.userId)).links).toEqual([])
  for (const [person, other] of [
    [student, guardian],
    [guardian, student],
  ] as const) {
    const { notifications } = await person.call('GET /api/notifications', {})
    expect(notifications.find(({ title }) => title.startsWith(`The link with`))?.body).toMatch(
      /^Our staff ended it\./,
    )
    expect((await titlesOf(person)).join()).toContain(other.name)
  }
  const unknown = { ...link, linkedId: staff.userId }
  expect((await staff.ask('POST /api/staff/people/:id/links/:linkedId/end', unknown)).status).toBe(
    404,
  )
})

test('a record counts sessions and lists the open cases of a mentor, without the words of anybody', async () => {
  const { student, mentor, id } = await plannedSession(app)
  const note = 'canarynote he never came'
  const report = { id, place: 'session', reason: 'absent', note } as const
  await student.call('POST /api/reports/:id', report)
  const work = await workOf(mentor.userId)
  expect(work).toMatchObject({
    sessions: { planned: 1, held: 0 },
    mentorships: 1,
    openings: null,
    applications: null,
    cases: [{ kind: 'report', state: 'open', assignedTo: null }],
  })
  expect(JSON.stringify(work)).not.toContain('canarynote')
  expect((await workOf(student.userId)).cases).toHaveLength(1)
})
