import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { deleteDueAccounts } from '../accounts/deletion-commands.ts'
import {
  answerLast,
  anotherGuardian,
  linkGuardian,
  linkedPair,
  titlesOf,
} from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  newRoom,
  sweep,
} from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const endLink = (student: Visitor, guardian: Visitor) =>
  student.call('POST /api/guardians/:id/end', { id: guardian.userId })
const mentoring = (student: Visitor) => student.call('GET /api/mentor-sessions', {})
const approvalRequests = async (guardian: Visitor) =>
  (await guardian.call('GET /api/guardian', {})).approvals

/** A minor with an approved session, and the guardian who approved it. */
async function plannedForMinor() {
  const { student, guardian } = await linkedPair(app)
  const mentor = await mentorWithTimes(app)
  const id = await newMentorRequest(app, student, mentor)
  await answerLast(guardian, student)
  await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
  return { student, guardian, mentor, id }
}

describe('when the link of the guardian who approved ends', () => {
  test('an open request is hidden from the mentor until a current guardian has answered', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    await answerLast(guardian, student)
    const secondGuardian = await anotherGuardian(app, student, 1)
    expect((await mentor.call('GET /api/mentor', {})).requests).toHaveLength(1)
    await endLink(student, guardian)
    expect((await mentor.call('GET /api/mentor', {})).requests).toEqual([])
    expect((await mentoring(student)).requests).toMatchObject([{ state: 'held' }])
    expect(await approvalRequests(secondGuardian)).toMatchObject([{ kind: 'mentor' }])
    await answerLast(secondGuardian, student)
    expect((await mentor.call('GET /api/mentor', {})).requests).toHaveLength(1)
  })

  test('a planned session is on hold for both sides, and goes ahead when another guardian approves it', async () => {
    const { student, guardian, mentor, id } = await plannedForMinor()
    await endLink(student, guardian)
    expect((await mentoring(student)).sessions).toMatchObject([{ id, onHold: true }])
    expect((await titlesOf(mentor)).join()).toContain('On hold: your session')
    const secondGuardian = await app.person('guardian')
    await linkGuardian(student, secondGuardian)
    const [approvalRequest] = await approvalRequests(secondGuardian)
    const details = await secondGuardian.call(
      'GET /api/guardian/students/:id/approvals/:approvalId',
      {
        id: student.userId,
        approvalId: approvalRequest?.id ?? '',
      },
    )
    expect(details).toMatchObject({ kind: 'mentor', session: { startsAt: firstTime(app) } })
    await answerLast(secondGuardian, student)
    expect((await mentoring(student)).sessions).toMatchObject([{ id, onHold: false }])
    expect((await titlesOf(mentor)).join()).toContain('It goes ahead: your session')
  })

  test('a planned session is cancelled when another guardian declines it', async () => {
    const { student, guardian, mentor } = await plannedForMinor()
    const secondGuardian = await anotherGuardian(app, student, 1)
    await endLink(student, guardian)
    await answerLast(secondGuardian, student, 'declined')
    expect((await mentoring(student)).sessions).toMatchObject([
      { state: 'cancelled', cancelReason: 'no-approval' },
    ])
    expect((await titlesOf(mentor)).join()).toContain('Cancelled: your session')
  })

  test('a planned session that is not approved again is cancelled', async () => {
    const { student, guardian } = await plannedForMinor()
    await endLink(student, guardian)
    const now = app.services.now()
    app.setTime(hoursAfter(new Date(firstTime(app)), 0.1))
    try {
      await sweep(app, 'mentors.sessions')
      await student.signIn()
      expect((await mentoring(student)).sessions).toMatchObject([
        { state: 'cancelled', cancelReason: 'no-approval' },
      ])
    } finally {
      app.setTime(now)
    }
  })

  test('the approval stays invalid even when the two are linked again', async () => {
    const { student, guardian } = await plannedForMinor()
    await endLink(student, guardian)
    await linkGuardian(student, guardian)
    const next = await mentorWithTimes(app, 4)
    expect(await sendMentorRequest(student, next, firstTime(app, 4))).toMatchObject({
      kind: 'waiting',
    })
  })

  test('because their account is deleted, a planned session is also put on hold', async () => {
    const { student, guardian, id } = await plannedForMinor()
    await app.services.db
      .updateTable('auth_users')
      .set({ delete_after: app.services.now() })
      .where('id', '=', guardian.userId)
      .execute()
    await app.services.transaction(deleteDueAccounts)
    expect((await mentoring(student)).sessions).toMatchObject([{ id, onHold: true }])
  })
})
