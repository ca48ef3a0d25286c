import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { sweepRequests } from '../mentoring/sweeps.ts'
import { answerLast, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  newRoom,
} from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const requestsOf = async (student: Visitor) =>
  (await student.call('GET /api/mentor-sessions', {})).requests
const slotStates = async (mentor: Visitor) =>
  (await mentor.call('GET /api/mentor/slots', {})).slots.map(({ state }) => state)

/** Runs `work` with the clock moved forward, then moves it back. */
async function later(hours: number, work: () => Promise<void>): Promise<void> {
  const now = app.services.now()
  app.setTime(hoursAfter(now, hours))
  try {
    await work()
  } finally {
    app.setTime(now)
  }
}

describe('the first mentor of a minor', () => {
  test('gets the request automatically on approval, for the time that was held', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    expect(await sendMentorRequest(student, mentor, firstTime(app))).toMatchObject({
      kind: 'waiting',
      guardians: 1,
    })
    expect(await requestsOf(student)).toMatchObject([
      { state: 'held', heldUntil: hoursAfter(app.services.now(), 24).toISOString() },
    ])
    // The mentor does not see the request yet.
    expect((await mentor.call('GET /api/mentor', {})).requests).toEqual([])
    expect((await mentor.call('GET /api/mentor/slots', {})).slots[0]).toMatchObject({
      state: 'asked',
      student: null,
    })
    const otherStudent = await app.person('student', { age: '19' })
    expect(await sendMentorRequest(otherStudent, mentor, firstTime(app))).toEqual({
      kind: 'time-taken',
    })

    await answerLast(guardian, student)
    expect(await requestsOf(student)).toMatchObject([{ state: 'waiting', heldUntil: null }])
    const { requests } = await mentor.call('GET /api/mentor', {})
    expect(requests).toMatchObject([{ startsAt: firstTime(app) }])
    const id = requests[0]?.id ?? ''
    await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
    const view = await guardian.call('GET /api/guardian/students/:id', { id: student.userId })
    expect(view.mentors).toMatchObject([{ nextSessionAt: firstTime(app), nextSessionId: id }])
    expect(await titlesOf(guardian)).toContain('Shanice meets Shanice')
  })

  test('has a time in the next days held until twelve hours before, as the guardian is told', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app, 2)
    const startsAt = firstTime(app, 2)
    const now = app.services.now()
    app.setTime(hoursAfter(new Date(startsAt), -20))
    for (const person of [student, guardian, mentor]) await person.signIn()
    await sendMentorRequest(student, mentor, startsAt)
    const heldUntil = hoursAfter(new Date(startsAt), -12).toISOString()
    expect(await requestsOf(student)).toMatchObject([{ state: 'held', heldUntil }])
    const [approval] = (await guardian.call('GET /api/guardian', {})).approvals
    const ids = { id: student.userId, approvalId: approval?.id ?? '' }
    expect(
      await guardian.call('GET /api/guardian/students/:id/approvals/:approvalId', ids),
    ).toMatchObject({ session: { startsAt, heldUntil } })
    app.setTime(now)
  })

  test('has its time released after a day; a later approval sends the request if it is still free', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    await later(25, async () => {
      await sweepRequests(app.services)
      await mentor.signIn()
      expect(await slotStates(mentor)).toEqual(['open', 'open', 'open', 'open'])
      await student.signIn()
      expect(await requestsOf(student)).toMatchObject([{ state: 'held', heldUntil: null }])
      await guardian.signIn()
      await answerLast(guardian, student)
      expect(await requestsOf(student)).toMatchObject([{ state: 'waiting' }])
    })
  })

  test('gets no request if someone else has taken the time by then, and the student gets a kind message', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    const time = firstTime(app)
    await sendMentorRequest(student, mentor, time)
    await later(25, async () => {
      await sweepRequests(app.services)
      const otherStudent = await app.person('student', { age: '19' })
      expect(await sendMentorRequest(otherStudent, mentor, time)).toMatchObject({ kind: 'asked' })
      await guardian.signIn()
      await student.signIn()
      await answerLast(guardian, student)
      expect(await requestsOf(student)).toMatchObject([{ state: 'closed' }])
      const { notifications } = await student.call('GET /api/notifications', {})
      expect(notifications.map(({ body }) => body).join()).toContain('not free any more')
      // The approval exists, so a request for another time is sent immediately.
      const next = hoursAfter(new Date(time), 0.5).toISOString()
      expect(await sendMentorRequest(student, mentor, next)).toMatchObject({ kind: 'asked' })
    })
  })

  test('can be asked for another time before the guardian answers; the first time is open again', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    const second = hoursAfter(new Date(firstTime(app)), 0.5).toISOString()
    expect(await sendMentorRequest(student, mentor, second)).toMatchObject({ kind: 'waiting' })
    expect(await slotStates(mentor)).toEqual(['open', 'asked', 'open', 'open'])
    expect((await guardian.call('GET /api/guardian', {})).approvals).toHaveLength(1)
  })

  test('never learns of a request that the guardian declines, and the time is free again', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    await answerLast(guardian, student, 'declined')
    expect(await slotStates(mentor)).toEqual(['open', 'open', 'open', 'open'])
    expect(await requestsOf(student)).toMatchObject([{ state: 'withdrawn' }])
    expect(await titlesOf(mentor)).toEqual([])
  })

  test('no longer needs the guardian’s answer when the student withdraws the request', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    const id = await newMentorRequest(app, student, mentor)
    await student.call('POST /api/mentor-requests/:id/withdraw', { id })
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])
    expect(await slotStates(mentor)).toEqual(['open', 'open', 'open', 'open'])
  })

  test('shows the guardian the mentor and the session', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await sendMentorRequest(student, mentor, firstTime(app))
    const { approvals } = await guardian.call('GET /api/guardian', {})
    expect(approvals).toMatchObject([{ title: 'Meet Shanice, Nurse at Kingston Public' }])
    const ids = { id: student.userId, approvalId: approvals[0]?.id ?? '' }
    const details = await guardian.call('GET /api/guardian/students/:id/approvals/:approvalId', ids)
    expect(details).toMatchObject({
      mentor: { firstName: 'Shanice', jobTitle: 'Nurse', expertise: ['leadership', 'python'] },
      session: { startsAt: firstTime(app), aim: 'your-work' },
    })
    expect(JSON.stringify(details)).not.toContain('https://')
  })
})
