import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  plannedSession,
} from '../testing/mentors.ts'
import { report, secondTime } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { seenCard } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const reason = 'A parent called us about them'
const grown = () => app.person('student', { age: '19' })

const asksForApproval = expect.stringMatching(/needs your approval$/)

/** A minor's request that is waiting for the guardian. */
async function heldRequest(askedMentor?: Visitor) {
  const mentor = askedMentor ?? (await mentorWithTimes(app))
  const { student, guardian } = await linkedPair(app)
  const startsAt = askedMentor === undefined ? firstTime(app) : secondTime(app)
  expect(await sendMentorRequest(student, mentor, startsAt)).toMatchObject({ kind: 'waiting' })
  expect((await guardian.call('GET /api/guardian', {})).approvals).toHaveLength(1)
  return { mentor, student, guardian }
}

const requestsOf = async (student: Visitor) =>
  (await student.call('GET /api/mentor-sessions', {})).requests

/** The guardian's unread notifications. */
async function unreadTitlesOf(guardian: Visitor) {
  const { notifications } = await guardian.call('GET /api/notifications', {})
  return notifications.filter(({ done }) => !done).map(({ title }) => title)
}

describe('a request waiting for a guardian is closed when its mentor', () => {
  type PlannedSession = Awaited<ReturnType<typeof plannedSession>>
  const ends = {
    'suspended by staff': ({ mentor }: PlannedSession) =>
      staff.call('POST /api/staff/people/:id/suspend', { id: mentor.userId, reason }),
    'no longer verified': async ({ mentor }: PlannedSession) =>
      staff.call('POST /api/staff/verifications/:id/take-back', {
        ...(await seenCard(app, mentor)),
        reason,
      }),
    'paused by someone else’s report': ({ student, id }: PlannedSession) =>
      report(student, 'session', id, 'threatening'),
  }

  test.for(Object.entries(ends))('is %s', async ([, end]) => {
    const planned = await plannedSession(app)
    const { student, guardian } = await heldRequest(planned.mentor)
    await end(planned)
    expect(await requestsOf(student)).toMatchObject([{ state: 'closed' }])
    expect(await titlesOf(student)).toContainEqual(
      expect.stringMatching(/takes no bookings at the moment$/),
    )
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
    expect((await student.call('GET /api/guardians', {})).approvals).not.toContainEqual(
      expect.objectContaining({ state: 'asked' }),
    )
  })
})

test('a guardian is not asked for a student who is suspended', async () => {
  const { student, guardian } = await heldRequest()
  await staff.call('POST /api/staff/people/:id/suspend', { id: student.userId, reason })
  expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
})

describe('a student who reports the mentor they asked as unsafe', () => {
  test('no longer waits: the guardian’s approval is not needed any more, and the mentor is never notified', async () => {
    const { mentor, student, guardian } = await heldRequest()
    expect(await unreadTitlesOf(guardian)).toContainEqual(asksForApproval)
    const { approvals } = await guardian.call('GET /api/guardian', {})
    const filed = await report(student, 'mentor', mentor.userId, 'threatening')
    // The request never reached the mentor and the account is new, so the mentor is not paused.
    expect(filed).toMatchObject({ paused: null, parted: true })
    expect(await requestsOf(student)).toMatchObject([{ state: 'withdrawn' }])
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
    expect(await unreadTitlesOf(guardian)).not.toContainEqual(asksForApproval)
    const refusal = await guardian.refused(
      'POST /api/guardian/students/:id/approvals/:approvalId',
      {
        id: student.userId,
        approvalId: approvals[0]?.id ?? '',
        decision: 'approved',
        covers: 'this',
      },
    )
    expect(refusal.status).toBe(409)
    expect((await mentor.call('GET /api/mentor', {})).requests).toEqual([])
    const { mentors } = await student.call('GET /api/mentors', {})
    expect(mentors.map(({ id }) => id)).not.toContain(mentor.userId)
    expect(await sendMentorRequest(await grown(), mentor, firstTime(app))).toMatchObject({
      kind: 'asked',
    })
  })

  test('keeps the request when the report is about something else', async () => {
    const { mentor, student } = await heldRequest()
    const filed = await report(student, 'mentor', mentor.userId, 'disrespect')
    expect(filed).toMatchObject({ parted: false })
    expect(await requestsOf(student)).toMatchObject([{ state: 'held' }])
  })
})
