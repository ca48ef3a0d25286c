import { beforeAll, expect, test } from 'vitest'
import {
  answerLast,
  anotherGuardian,
  longLinkedPair,
  titlesOf,
  viewOf,
} from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  newRoom,
} from '../testing/mentors.ts'
import { openReports } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const question = 'POST /api/guardian/students/:id/unknown-guardian'

test('approvals by a guardian that another one does not know are on hold until staff have decided', async () => {
  const staff = await app.staff()
  const { student, guardian } = await longLinkedPair(app)
  const newGuardian = await anotherGuardian(app, student, 1)
  const mentor = await mentorWithTimes(app)
  const id = await newMentorRequest(app, student, mentor)
  await answerLast(newGuardian, student)
  await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
  expect((await viewOf(guardian, student)).newGuardians).toBe('can-question')
  expect((await viewOf(newGuardian, student)).newGuardians).toBeNull()

  await guardian.call(question, { id: student.userId })
  await guardian.call(question, { id: student.userId })
  expect((await viewOf(guardian, student)).newGuardians).toBe('being-checked')
  const reports = (await openReports(staff)).filter(({ about }) => about.id === newGuardian.userId)
  expect(reports).toMatchObject([{ reason: 'unknown-guardian', urgent: true }])
  for (const person of [student, guardian, newGuardian]) {
    const titles = await titlesOf(person)
    expect(titles.filter((title) => title.startsWith('Our staff are checking'))).toHaveLength(1)
    expect(titles.join()).not.toContain('do not know')
  }
  const ownReports = await guardian.call('GET /api/reports', {})
  expect(JSON.stringify(ownReports)).not.toContain(newGuardian.name)

  const { sessions } = await student.call('GET /api/mentor-sessions', {})
  expect(sessions).toMatchObject([{ id, onHold: true }])
  const [approval] = (await newGuardian.call('GET /api/guardian', {})).approvals
  const answer = { id: student.userId, approvalId: approval?.id ?? '', covers: 'later' as const }
  const approve = 'POST /api/guardian/students/:id/approvals/:approvalId'
  const refusal = await newGuardian.refused(approve, { ...answer, decision: 'approved' })
  expect(refusal.message).toContain('Our staff are checking')
  const next = await mentorWithTimes(app, 4)
  expect(await sendMentorRequest(student, next, firstTime(app, 4))).toMatchObject({
    kind: 'waiting',
  })

  await staff.call('POST /api/staff/reports/:id/close', {
    id: reports[0]?.id ?? '',
    seen: 'open',
    outcome: 'spoken',
    checks: ['spoke-reporter'],
    reason: 'Spoke with both of them by phone',
  })
  await newGuardian.call(approve, { ...answer, decision: 'approved' })
  const after = await student.call('GET /api/mentor-sessions', {})
  expect(after.sessions).toMatchObject([{ id, onHold: false }])
  const again = await guardian.refused(question, { id: student.userId })
  expect(again.code).toBe('not-possible')
})

test('a guardian who was linked earlier cannot be questioned', async () => {
  const { student, guardian } = await longLinkedPair(app)
  const newGuardian = await anotherGuardian(app, student, 1)
  expect((await newGuardian.refused(question, { id: student.userId })).code).toBe('not-possible')
  expect((await viewOf(guardian, student)).newGuardians).toBe('can-question')
})
