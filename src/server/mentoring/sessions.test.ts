import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import type { Outcome } from '#domain/mentoring/mentor-session.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { sendMentorRequest, plannedSession, sweep, unverify } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

type PlannedSession = Awaited<ReturnType<typeof plannedSession>>

/** Plans a session now; the clock is reset afterwards. */
async function withPlannedSession(work: (session: PlannedSession) => Promise<void>): Promise<void> {
  try {
    await work(await plannedSession(app))
  } finally {
    app.setTime(start)
  }
}

const hoursBefore = (startsAt: string, hours: number) => hoursAfter(new Date(startsAt), -hours)

const say = (person: Visitor, id: string, outcome: Outcome) =>
  person.call('POST /api/mentor-sessions/:id/outcome', { id, said: outcome })

async function sessionSeenBy(student: Visitor, id: string) {
  const { sessions } = await student.call('GET /api/mentor-sessions', {})
  const session = sessions.find((each) => each.id === id)
  if (session === undefined) throw new Error('Session not found')
  return session
}

const awards = (student: Visitor, id: string) =>
  app.services.db
    .selectFrom('xp_activities')
    .select(['amount', 'skill', 'event'])
    .where('user_id', '=', student.userId)
    .where('award_key', '=', `mentor-session:${id}`)
    .execute()

describe('a planned session', () => {
  test('can be cancelled by the student: the mentor is notified and the time is open again', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const cancel = { id, reason: 'school-or-work' } as const
    await student.call('POST /api/mentor-sessions/:id/cancel', cancel)
    await student.call('POST /api/mentor-sessions/:id/cancel', cancel)
    expect(await sessionSeenBy(student, id)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'student',
      cancelReason: 'school-or-work',
      room: null,
    })
    const titles = (await titlesOf(mentor)).filter((title) => title.startsWith('Cancelled'))
    expect(titles).toHaveLength(1)
    const otherStudent = await app.person('student', { age: '19' })
    expect(await sendMentorRequest(otherStudent, mentor, startsAt)).toMatchObject({ kind: 'asked' })
  })

  test('can be cancelled by the mentor, and no one else can book that time', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    await mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
    expect((await sessionSeenBy(student, id)).cancelledBy).toBe('mentor')
    const otherStudent = await app.person('student', { age: '19' })
    expect(await sendMentorRequest(otherStudent, mentor, startsAt)).toEqual({ kind: 'time-taken' })
  })

  test('has reminders for both sides a day and an hour before, each once', async () => {
    await withPlannedSession(async ({ student, mentor, startsAt }) => {
      const reminders = async (person: Visitor) =>
        (await titlesOf(person)).filter((title) => title.startsWith('You meet')).length
      for (const [hours, count] of [
        [25, 0],
        [24, 1],
        [20, 1],
        [1, 2],
        [0.5, 2],
      ] as const) {
        app.setTime(hoursBefore(startsAt, hours))
        await sweep(app, 'mentors.sessions')
        expect([hours, await reminders(student), await reminders(mentor)]).toEqual([
          hours,
          count,
          count,
        ])
      }
    })
  })

  test('is called off when its mentor loses the verification, and the mentor loses access immediately', async () => {
    const { student, mentor, id } = await plannedSession(app)
    await unverify(app, mentor)
    for (const route of ['cancel', 'outcome', 'calendar'] as const) {
      const path = `/api/mentor-sessions/${id}/${route}`
      const body = route === 'cancel' ? { reason: 'sick' } : { said: 'held' }
      const { status } = await mentor.send(route === 'calendar' ? 'GET' : 'POST', path, body)
      expect([route, status]).toEqual([route, 404])
    }
    await sweep(app, 'mentors.sessions')
    expect(await sessionSeenBy(student, id)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'mentor-away',
    })
  })

  test('is called off when staff suspend its student, whose requests are withdrawn too', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const second = hoursAfter(new Date(startsAt), 1).toISOString()
    await sendMentorRequest(student, mentor, second)
    const staff = await app.staff()
    await staff.call('POST /api/staff/people/:id/suspend', {
      id: student.userId,
      reason: 'Hurt somebody here',
    })
    await sweep(app, 'mentors.sessions')
    await sweep(app, 'mentors.requests')
    const home = await mentor.call('GET /api/mentor', {})
    expect(home).toMatchObject({ requests: [], upcoming: [], students: [], openSlots: 4 })
    expect((await titlesOf(mentor)).some((title) => title.startsWith('Cancelled'))).toBe(true)
    const { sessions } = await app.services.db
      .selectFrom('mentor_sessions')
      .select((is) => is.fn.countAll<string>().as('sessions'))
      .where('id', '=', id)
      .where('cancel_reason', '=', 'student-away')
      .executeTakeFirstOrThrow()
    expect(Number(sessions)).toBe(1)
  })

  test('can be saved as a calendar file, and after a cancellation the file removes it from the calendar', async () => {
    const { student, mentor, id, room } = await plannedSession(app)
    const { file } = await student.call('GET /api/mentor-sessions/:id/calendar', { id })
    expect(file).toContain(`UID:mentor-session-${id}@`)
    expect(file).toContain('STATUS:CONFIRMED\r\n')
    expect(file.replaceAll('\r\n ', '')).toContain(`/mentor-sessions/${id}\r\n`)
    expect(file.replaceAll('\r\n ', '')).not.toContain(room)
    await mentor.call('POST /api/mentor-sessions/:id/cancel', { id, reason: 'sick' })
    const cancelled = await student.call('GET /api/mentor-sessions/:id/calendar', { id })
    expect(cancelled.file).toContain('METHOD:CANCEL\r\n')
    expect(cancelled.file).toContain('SEQUENCE:1\r\n')
  })
})

describe('the outcome of a session', () => {
  test('cannot be given before it is over, and the session cannot be cancelled after it starts', async () => {
    await withPlannedSession(async ({ student, id, startsAt }) => {
      const early = { id, said: 'held' } as const
      expect((await student.refused('POST /api/mentor-sessions/:id/outcome', early)).code).toBe(
        'not-possible',
      )
      app.setTime(startsAt)
      const late = { id, reason: 'sick' } as const
      expect((await student.refused('POST /api/mentor-sessions/:id/cancel', late)).code).toBe(
        'not-possible',
      )
    })
  })

  test('is asked of both sides when it is over', async () => {
    await withPlannedSession(async ({ student, mentor, id, startsAt }) => {
      app.setTime(hoursBefore(startsAt, -1))
      await sweep(app, 'mentors.sessions')
      await sweep(app, 'mentors.sessions')
      for (const person of [student, mentor]) {
        const titles = (await titlesOf(person)).filter((title) => title.startsWith('How did it go'))
        expect(titles).toHaveLength(1)
      }
      const { toRecord } = await mentor.call('GET /api/mentor', {})
      expect(toRecord).toMatchObject([{ id, maySay: true }])
    })
  })

  test('is "held" when both say so, and awards XP once even if they answer twice concurrently', async () => {
    await withPlannedSession(async ({ student, mentor, id, startsAt }) => {
      app.setTime(hoursBefore(startsAt, -1))
      await Promise.all([student, mentor, student, mentor].map((person) => say(person, id, 'held')))
      expect((await sessionSeenBy(student, id)).state).toBe('held')
      expect(await awards(student, id)).toEqual([
        { amount: xpFor('mentorSession'), skill: 'leadership', event: 'mentor-session-held' },
      ])
      const { toReview, students } = await mentor.call('GET /api/mentor', {})
      expect(toReview.map((each) => each.id)).toEqual([id])
      expect(students[0]?.sessionsHeld).toBe(1)
    })
  })

  test.for([
    ['i-missed', 'they-missed', 'student-missed'],
    ['they-missed', 'i-missed', 'mentor-missed'],
    ['technical', 'technical', 'technical'],
    ['held', 'they-missed', 'technical'],
    ['i-missed', 'i-missed', 'technical'],
  ] as const)(
    'is decided from %s (student) and %s (mentor) as %s, without XP',
    async ([studentOutcome, mentorOutcome, state]) => {
      await withPlannedSession(async ({ student, mentor, id, startsAt }) => {
        app.setTime(hoursBefore(startsAt, -1))
        await say(student, id, studentOutcome)
        expect(await sessionSeenBy(student, id)).toMatchObject({
          state: 'planned',
          said: studentOutcome,
        })
        await say(mentor, id, mentorOutcome)
        expect((await sessionSeenBy(student, id)).state).toBe(state)
        expect(await awards(student, id)).toEqual([])
        const again = await student
          .refused('POST /api/mentor-sessions/:id/outcome', {
            id,
            said: 'technical',
          })
          .catch(() => null)
        if (studentOutcome !== 'technical') expect(again?.code).toBe('not-possible')
      })
    },
  )

  test.for([
    ['mentor', 'held', 'held', 1],
    ['mentor', 'they-missed', 'not-recorded', 0],
    ['student', 'held', 'not-recorded', 0],
    [null, null, 'not-recorded', 0],
  ] as const)(
    'is settled after a week when only the %s said %s: %s',
    async ([side, outcome, state, awardCount]) => {
      await withPlannedSession(async ({ student, mentor, id, startsAt }) => {
        app.setTime(hoursBefore(startsAt, -1))
        if (side !== null) await say(side === 'mentor' ? mentor : student, id, outcome)
        app.setTime(daysAfter(new Date(startsAt), 6))
        await sweep(app, 'mentors.sessions')
        expect((await sessionSeenBy(student, id)).state).toBe('planned')
        app.setTime(daysAfter(new Date(startsAt), 8))
        await sweep(app, 'mentors.sessions')
        await sweep(app, 'mentors.sessions')
        expect((await sessionSeenBy(student, id)).state).toBe(state)
        expect(await awards(student, id)).toHaveLength(awardCount)
      })
    },
  )
})
