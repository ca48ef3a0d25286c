import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { answerLast, linkedPair, titlesOf } from '../testing/link-guardian.ts'
import {
  firstTime,
  newMentorRequest,
  newRoom,
  openTimes,
  mentorWithTimes,
  plannedSession,
  sweep,
} from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** The first of the times on another day, which the mentor opens here. */
async function sessionToMove() {
  const planned = await plannedSession(app)
  await openTimes(app, planned.mentor, 5)
  const first = firstTime(app, 5)
  const second = hoursAfter(new Date(first), 0.5).toISOString()
  const offer = { id: planned.id, times: [second, first] }
  return { ...planned, first, second, offer }
}

const openTimesOf = async (mentor: Awaited<ReturnType<typeof sessionToMove>>['mentor']) =>
  (await mentor.call('GET /api/mentor', {})).times

describe('a mentor who cannot come', () => {
  test('offers other times, the student chooses one, and the calendar has it', async () => {
    const { mentor, student, id, first, second, offer, startsAt } = await sessionToMove()
    await mentor.call('POST /api/mentor/sessions/:id/move', offer)
    expect(await titlesOf(student)).toContainEqual(
      expect.stringContaining('asks to move your session'),
    )
    const [session] = (await student.call('GET /api/mentor-sessions', {})).sessions
    expect(session?.move?.times).toEqual([first, second])
    // Both are reserved for this student.
    expect(await openTimesOf(mentor)).not.toContain(first)

    const answer = { id, startsAt: second }
    expect(await student.call('POST /api/mentor-sessions/:id/move', answer)).toEqual({
      kind: 'moved',
    })
    const [moved] = (await student.call('GET /api/mentor-sessions', {})).sessions
    expect(moved).toMatchObject({ startsAt: second, state: 'planned', move: null })
    const { file } = await student.call('GET /api/mentor-sessions/:id/calendar', { id })
    expect(file).toMatch(/^SEQUENCE:[1-9]/m)
    const times = await openTimesOf(mentor)
    expect(times).toContain(first)
    expect(times).not.toContain(startsAt)
    expect(await titlesOf(mentor)).toContainEqual(
      expect.stringContaining('chose a new time for your session'),
    )
    // Said twice, it is once.
    expect(await student.call('POST /api/mentor-sessions/:id/move', answer)).toEqual({
      kind: 'gone',
    })
  })

  test('keeps the old time when none suits, and the offered ones open again', async () => {
    const { mentor, student, id, first, offer, startsAt } = await sessionToMove()
    await mentor.call('POST /api/mentor/sessions/:id/move', offer)
    const answer = { id, startsAt: null }
    expect(await student.call('POST /api/mentor-sessions/:id/move', answer)).toEqual({
      kind: 'kept',
    })
    expect((await student.call('GET /api/mentor-sessions', {})).sessions[0]).toMatchObject({
      startsAt,
    })
    expect(await openTimesOf(mentor)).toContain(first)
    expect(await titlesOf(mentor)).toContainEqual(
      expect.stringContaining('None of your times suits'),
    )
  })

  test('gets the times back when the student does not answer within a day, or the session is cancelled', async () => {
    const late = await sessionToMove()
    await late.mentor.call('POST /api/mentor/sessions/:id/move', late.offer)
    const cancelled = await sessionToMove()
    await cancelled.mentor.call('POST /api/mentor/sessions/:id/move', cancelled.offer)
    const { id } = cancelled
    await cancelled.student.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
    expect(await openTimesOf(cancelled.mentor)).toContain(cancelled.first)

    app.setTime(hoursAfter(app.services.now(), 25).toISOString())
    const answer = { id: late.id, startsAt: late.first }
    expect(await late.student.call('POST /api/mentor-sessions/:id/move', answer)).toEqual({
      kind: 'gone',
    })
    await sweep(app, 'mentors.sessions')
    expect(await openTimesOf(late.mentor)).toContain(late.first)
  })

  test('can offer only times that are open, and never one at night to a minor, whose guardian is told of a move', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    const id = await newMentorRequest(app, student, mentor)
    await answerLast(guardian, student)
    await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
    await openTimes(app, mentor, 5)
    const night = hoursAfter(new Date(firstTime(app, 5)), 5).toISOString()
    await mentor.call('POST /api/mentor/slots', {
      day: firstTime(app, 5).slice(0, 10),
      from: '21:00',
      to: '22:00',
      weeks: 1,
    })
    const move = (times: string[]) =>
      mentor.refused('POST /api/mentor/sessions/:id/move', { id, times })
    expect((await move([night])).message).toContain('Under 18')
    expect((await move([firstTime(app, 6)])).message).toContain('no longer open')
    const startsAt = firstTime(app, 5)
    await mentor.call('POST /api/mentor/sessions/:id/move', { id, times: [startsAt] })
    await student.call('POST /api/mentor-sessions/:id/move', { id, startsAt })
    expect(await titlesOf(guardian)).toContainEqual(expect.stringContaining('New time'))
  })
})
