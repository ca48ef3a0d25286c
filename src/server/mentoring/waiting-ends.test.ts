import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { asks, firstTime, mentorWithTimes, plannedSession } from '../testing/mentors.ts'
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

const asksForYes = expect.stringMatching(/needs your approval$/)

/** A minor's request that is waiting for the guardian. */
async function heldRequest(to?: Visitor) {
  const mentor = to ?? (await mentorWithTimes(app))
  const { student, guardian } = await linkedPair(app)
  const at = to === undefined ? firstTime(app) : secondTime(app)
  expect(await asks(student, mentor, at)).toMatchObject({ kind: 'waiting' })
  expect((await guardian.call('GET /api/guardian', {})).approvals).toHaveLength(1)
  return { mentor, student, guardian }
}

const requestsOf = async (student: Visitor) =>
  (await student.call('GET /api/mentor-sessions', {})).requests

/** The guardian's unread notifications. */
async function openNewsOf(guardian: Visitor) {
  const { notifications } = await guardian.call('GET /api/notifications', {})
  return notifications.filter(({ done }) => !done).map(({ title }) => title)
}

describe('a request waiting for a guardian ends with its mentor', () => {
  type Met = Awaited<ReturnType<typeof plannedSession>>
  const ends = {
    'suspended by staff': ({ mentor }: Met) =>
      staff.call('POST /api/staff/people/:id/suspend', { id: mentor.userId, reason }),
    'no longer verified': async ({ mentor }: Met) =>
      staff.call('POST /api/staff/verifications/:id/take-back', {
        ...(await seenCard(app, mentor)),
        reason,
      }),
    'paused by someone else’s report': ({ student, id }: Met) =>
      report(student, 'session', id, 'threatening'),
  }

  test.for(Object.entries(ends))('who is %s', async ([, end]) => {
    const met = await plannedSession(app)
    const { student, guardian } = await heldRequest(met.mentor)
    await end(met)
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
  test('no longer waits: the question to the guardian is dropped, and the mentor is never told', async () => {
    const { mentor, student, guardian } = await heldRequest()
    expect(await openNewsOf(guardian)).toContainEqual(asksForYes)
    const { approvals } = await guardian.call('GET /api/guardian', {})
    const filed = await report(student, 'mentor', mentor.userId, 'threatening')
    // The request never reached the mentor and the account is new, so the mentor is not paused.
    expect(filed).toMatchObject({ paused: null, parted: true })
    expect(await requestsOf(student)).toMatchObject([{ state: 'withdrawn' }])
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
    expect(await openNewsOf(guardian)).not.toContainEqual(asksForYes)
    const late = await guardian.refused('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId: approvals[0]?.id ?? '',
      decision: 'approved',
      covers: 'this',
    })
    expect(late.status).toBe(409)
    expect((await mentor.call('GET /api/mentor', {})).requests).toEqual([])
    const { mentors } = await student.call('GET /api/mentors', {})
    expect(mentors.map(({ id }) => id)).not.toContain(mentor.userId)
    expect(await asks(await grown(), mentor, firstTime(app))).toMatchObject({ kind: 'asked' })
  })

  test('keeps the request when the report is about something else', async () => {
    const { mentor, student } = await heldRequest()
    const filed = await report(student, 'mentor', mentor.userId, 'disrespect')
    expect(filed).toMatchObject({ parted: false })
    expect(await requestsOf(student)).toMatchObject([{ state: 'held' }])
  })
})
