import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { later } from '../testing/later.ts'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  openTimes,
  plannedSession,
  someFeedback,
  sweep,
} from '../testing/mentors.ts'
import { meets } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { offerRequest } from './request-commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const minuteMs = 60_000
const inDays = 3
const day = () => addDays(dayOf(app.services.now()), inDays)
const timeAt = (hours: number) => hoursAfter(startOfDay(day()), hours).toISOString()

async function nightMentor(): Promise<Visitor> {
  const mentor = await mentorWithTimes(app)
  const open = (from: string, to: string) =>
    mentor.call('POST /api/mentor/slots', { day: day(), from, to, weeks: 1 })
  await open('06:30', '07:30')
  await open('19:30', '20:30')
  return mentor
}

describe('sessions of minors are between 7 AM and 8 PM', () => {
  test('other times are only offered to adults', async () => {
    const mentor = await nightMentor()
    const id = mentor.userId
    const { student: minor } = await linkedPair(app)
    const card = await minor.call('GET /api/mentors/:id', { id })
    expect(card.times).toContain(timeAt(7))
    expect(card.times).toContain(timeAt(19.5))
    expect(card.times).not.toContain(timeAt(6.5))
    expect(card.times).not.toContain(timeAt(20))
    const { mentors } = await minor.call('GET /api/mentors', {})
    expect(mentors.find((card) => card.id === id)?.times[0]).toBe(timeAt(7))
    const adult = await app.person('student', { age: '19' })
    expect((await adult.call('GET /api/mentors/:id', { id })).times).toContain(timeAt(20))
  })

  test('the server refuses other times', async () => {
    const mentor = await nightMentor()
    const { student: minor } = await linkedPair(app)
    const nightRequest = {
      id: mentor.userId,
      startsAt: timeAt(20),
      skill: 'leadership',
      aim: 'your-work',
    } as const
    expect(await minor.refused('POST /api/mentors/:id/requests', nightRequest)).toMatchObject({
      status: 409,
      message: 'Under 18, sessions are between 7 AM and 8 PM. Choose another time.',
    })
    const adult = await app.person('student', { age: '19' })
    expect(await sendMentorRequest(adult, mentor, timeAt(20))).toMatchObject({ kind: 'asked' })
  })
})

describe('a minor’s unanswered request', () => {
  test('is closed and never passed on, because the guardian approved only this mentor', async () => {
    const mentor = await mentorWithTimes(app, 5)
    const { student, guardian } = await linkedPair(app)
    const topic = { skill: 'leadership', aim: 'your-work' } as const
    await student.call('POST /api/mentors/:id/requests', {
      id: mentor.userId,
      startsAt: firstTime(app, 5),
      ...topic,
    })
    const { approvals } = await guardian.call('GET /api/guardian', {})
    await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId: approvals[0]?.id ?? '',
      decision: 'approved',
      covers: 'this',
    })
    await later(app, 73 * 60 * minuteMs, () => sweep(app, 'mentors.requests'))
    const { requests } = await student.call('GET /api/mentor-sessions', {})
    expect(requests).toMatchObject([{ state: 'closed' }])
    expect(await titlesOf(student)).toContain('No mentor was free this time')
  })

  test('cannot be answered by another mentor even if it had been passed on', async () => {
    const first = await mentorWithTimes(app)
    const student = await app.person('student', { age: '19' })
    const id = await newMentorRequest(app, student, first)
    await app.services.transaction((tx) => offerRequest(tx, { studentId: student.userId, id }))
    await app.services.db
      .updateTable('student_profiles')
      .set({ birth_month: student.bornForAge('16') })
      .where('user_id', '=', student.userId)
      .execute()
    const otherMentor = await mentorWithTimes(app)
    const take = { id, startsAt: firstTime(app) }
    expect(await otherMentor.call('POST /api/mentor/requests/:id/take', take)).toEqual({
      kind: 'gone',
    })
  })
})

describe('ending the mentorship during a session', () => {
  test.for(['student', 'mentor'] as const)(
    'by the %s closes that session as ended early, and no one can join any more',
    async (by) => {
      const { student, mentor, id, startsAt } = await plannedSession(app)
      await openTimes(app, mentor, 5)
      await meets(app, student, mentor, firstTime(app, 5))
      const now = app.services.now()
      await later(app, new Date(startsAt).getTime() - now.getTime() + 15 * minuteMs, async () => {
        if (by === 'student') {
          await student.call('POST /api/mentors/:id/end', { id: mentor.userId })
        } else await mentor.call('POST /api/mentor/students/:id/end', { id: student.userId })
        const { sessions } = await student.call('GET /api/mentor-sessions', {})
        expect(sessions.map((session) => [session.state, session.room])).toEqual([
          ['cancelled', null],
          ['cancelled', null],
        ])
        expect(sessions.find((session) => session.id === id)).toMatchObject({
          cancelReason: 'ended-early',
          maySay: false,
        })
        const { upcoming, toRecord } = await mentor.call('GET /api/mentor', {})
        expect([upcoming, toRecord]).toEqual([[], []])
      })
    },
  )
})

test('a mentor can give feedback as soon as they say that they met', async () => {
  const { student, mentor, id, startsAt } = await plannedSession(app)
  const now = app.services.now()
  await later(app, new Date(startsAt).getTime() - now.getTime() + 31 * minuteMs, async () => {
    const review = { id, ...someFeedback, levels: { ...someFeedback.levels } }
    expect(await mentor.refused('POST /api/mentor/sessions/:id/feedback', review)).toMatchObject({
      status: 409,
    })
    await mentor.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
    const home = await mentor.call('GET /api/mentor', {})
    expect(home.toReview).toMatchObject([{ id, state: 'planned', said: 'held' }])
    await mentor.call('POST /api/mentor/sessions/:id/feedback', review)
    const { sessions } = await student.call('GET /api/mentor-sessions', {})
    expect(sessions[0]?.feedback).toMatchObject({ nextStep: someFeedback.nextStep })
    expect((await mentor.call('GET /api/mentor', {})).toReview).toEqual([])
  })
})
