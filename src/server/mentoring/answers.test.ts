import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import {
  asked,
  asks,
  firstTime,
  mentorWithTimes,
  newRoom,
  openTimes,
  plannedSession,
  sweep,
  unverify,
} from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

const grown = () => app.person('student', { age: '19' })

/** A request made now for a time in ten days; the clock is reset afterwards. */
async function waiting(
  work: (of: { student: Visitor; mentor: Visitor; id: string }) => Promise<void>,
) {
  const [student, mentor] = [await grown(), await mentorWithTimes(app, 10)]
  const answer = await asks(student, mentor, firstTime(app, 10))
  if (answer.kind !== 'asked') throw new Error('The time was taken')
  try {
    await work({ student, mentor, id: answer.requestId })
  } finally {
    app.setTime(start)
  }
}

const at = async (hours: number) => {
  app.setTime(hoursAfter(start, hours))
  await sweep(app, 'mentors.requests')
}

const stateOf = async (student: Visitor) => {
  const { requests } = await student.call('GET /api/mentor-sessions', {})
  return requests[0]?.state
}

test('both sides see the same deadline for the mentor’s answer', async () => {
  await waiting(async ({ student, mentor }) => {
    const { requests: own } = await student.call('GET /api/mentor-sessions', {})
    const { requests: theirs } = await mentor.call('GET /api/mentor', {})
    const by = own[0]?.answerBy ?? ''
    expect(theirs).toMatchObject([{ answerBy: by }])
    await at(71)
    expect(await stateOf(student)).toBe('waiting')
    app.setTime(hoursAfter(new Date(by), 0.01))
    await sweep(app, 'mentors.requests')
    expect(await stateOf(student)).toBe('offered')
  })
})

describe('a mentor who was asked', () => {
  test('can accept: both have the session, whose room is not open yet', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const mine = await student.call('GET /api/mentor-sessions', {})
    expect(mine.sessions).toMatchObject([
      {
        id,
        state: 'planned',
        startsAt,
        room: null,
        mentor: { id: mentor.userId },
        mayCancel: true,
      },
    ])
    expect(mine.mentors).toMatchObject([{ id: mentor.userId, firstName: 'Shanice' }])
    const home = await mentor.call('GET /api/mentor', {})
    expect(home).toMatchObject({
      requests: [],
      upcoming: [{ id, student: { id: student.userId } }],
      students: [{ id: student.userId, nextSessionAt: startsAt, sessionsHeld: 0 }],
      openSlots: 3,
      makesRooms: false,
    })
    expect(await titlesOf(student)).toContain('Shanice said yes')
    expect((await mentor.ask('POST /api/mentor/requests/:id/accept', { id })).status).toBe(404)
  })

  test('can decline: the time is open again and the message is kind', async () => {
    const [student, mentor] = [await grown(), await mentorWithTimes(app)]
    const id = await asked(app, student, mentor)
    await mentor.call('POST /api/mentor/requests/:id/decline', { id })
    expect(await stateOf(student)).toBe('declined')
    expect(await titlesOf(student)).toContain('Shanice cannot make it this time')
    expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(4)
  })

  test('has their response time shown once three answers are known', async () => {
    const mentor = await mentorWithTimes(app)
    for (let answers = 0; answers < 3; answers += 1) {
      const student = await grown()
      const id = await asked(app, student, mentor)
      app.setTime(hoursAfter(start, answers))
      await mentor.call('POST /api/mentor/requests/:id/decline', { id })
      app.setTime(start)
    }
    const card = await (await grown()).call('GET /api/mentors/:id', { id: mentor.userId })
    expect(card.answersWithinHours).toBe(1)
  })

  test('is reminded after a day, and the student is told after two', async () => {
    await waiting(async ({ student, mentor }) => {
      await at(23)
      expect(await titlesOf(mentor)).toHaveLength(1)
      await at(25)
      await at(26)
      expect(await titlesOf(mentor)).toEqual([
        'Shanice is still waiting for you',
        'Shanice asks for a session',
      ])
      await at(49)
      await at(50)
      const late = (await titlesOf(student)).filter((title) => title.includes('not answered'))
      expect(late).toHaveLength(1)
      expect((await student.call('GET /api/mentor-sessions', {})).requests[0]?.late).toBe(true)
    })
  })
})

describe('an unanswered request', () => {
  test('is passed on to all others after three days; the first proposal only needs the student to accept', async () => {
    await waiting(async ({ student, mentor, id }) => {
      await at(73)
      expect(await stateOf(student)).toBe('offered')
      expect(
        (await mentor.call('GET /api/mentor', {})).offered.map((each) => each.id),
      ).not.toContain(id)
      const others = [await mentorWithTimes(app), await mentorWithTimes(app)]
      const [one] = others
      const offered = (await one?.call('GET /api/mentor', {}))?.offered
      expect(offered?.find((each) => each.id === id)).toEqual({
        id,
        skill: 'leadership',
        aim: 'your-work',
        askedAt: start.toISOString(),
      })
      const startsAt = firstTime(app)
      const answers = await Promise.all(
        others.map((other) =>
          other.ask('POST /api/mentor/requests/:id/take', { id, startsAt, room: newRoom() }),
        ),
      )
      const kinds = answers.map(({ body }) => (body as { kind: string }).kind)
      expect(kinds.toSorted()).toEqual(['gone', 'offered'])
      expect(await titlesOf(student)).toContain('Shanice can meet you')
      const before = await student.call('GET /api/mentor-sessions', {})
      expect([before.sessions, before.mentors]).toEqual([[], []])
      const offering = others.find(
        (each) => each.userId === before.requests[0]?.proposal?.mentor.id,
      )
      if (offering === undefined) throw new Error('No one offered a time')
      // Until then the time is reserved, and the mentor does not know for which student.
      const { slots } = await offering.call('GET /api/mentor/slots', {})
      expect(slots[0]).toEqual({ startsAt, state: 'asked', student: null })
      const answer = { id, yes: true }
      expect(await student.call('POST /api/mentor-requests/:id/answer', answer)).toEqual({
        kind: 'planned',
      })
      expect(await student.call('POST /api/mentor-requests/:id/answer', answer)).toEqual({
        kind: 'gone',
      })
      const { sessions } = await student.call('GET /api/mentor-sessions', {})
      expect(sessions).toMatchObject([
        { id, startsAt, state: 'planned', mentor: { id: offering.userId } },
      ])
      expect(await titlesOf(offering)).toContain('Shanice said yes to your time')
    })
  })

  test('is passed on as soon as its mentor loses the verification, which takes effect immediately', async () => {
    await waiting(async ({ student, mentor, id }) => {
      await unverify(app, mentor)
      for (const route of ['accept', 'decline'] as const) {
        expect((await mentor.ask(`POST /api/mentor/requests/:id/${route}`, { id })).status).toBe(
          403,
        )
      }
      expect((await mentor.ask('GET /api/mentor', {})).status).toBe(403)
      await at(1)
      expect(await stateOf(student)).toBe('offered')
    })
  })

  test('is passed on as soon as its mentor has left', async () => {
    await waiting(async ({ student, mentor }) => {
      await app.services.db.deleteFrom('auth_users').where('id', '=', mentor.userId).execute()
      await at(1)
      const { requests } = await student.call('GET /api/mentor-sessions', {})
      expect(requests[0]).toMatchObject({ state: 'offered', mentor: null })
    })
  })

  test('is passed on when its time is twelve hours away', async () => {
    const [student, mentor] = [await grown(), await mentorWithTimes(app)]
    await asked(app, student, mentor)
    try {
      app.setTime(hoursAfter(new Date(firstTime(app)), -11))
      await sweep(app, 'mentors.requests')
      expect(await stateOf(student)).toBe('offered')
    } finally {
      app.setTime(start)
    }
  })

  test('is not passed on to a mentor the student avoids, and closes with a kind message after two weeks', async () => {
    await waiting(async ({ student, id }) => {
      const avoided = await mentorWithTimes(app)
      await student.call('POST /api/mentors/:id/avoid', { id: avoided.userId, avoid: true })
      await at(73)
      const { offered } = await avoided.call('GET /api/mentor', {})
      expect(offered.map((each) => each.id)).not.toContain(id)
      app.setTime(daysAfter(hoursAfter(start, 74), 14))
      await sweep(app, 'mentors.requests')
      expect(await stateOf(student)).toBe('closed')
      expect(await titlesOf(student)).toContain('No mentor was free this time')
    })
  })

  test.for(['no', 'silence', 'avoided', 'withdrawn'] as const)(
    'is not booked on %s: the proposed time is open again',
    async (how) => {
      await waiting(async ({ student, id }) => {
        await at(73)
        const mentor = await mentorWithTimes(app, 10)
        const offer = { id, startsAt: firstTime(app, 10), room: newRoom() }
        await mentor.call('POST /api/mentor/requests/:id/take', offer)
        expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(3)
        if (how === 'no') {
          await student.call('POST /api/mentor-requests/:id/answer', { id, yes: false })
          expect(await titlesOf(mentor)).toContain('The time you offered did not suit')
        } else if (how === 'silence') await at(98)
        else if (how === 'avoided') {
          await student.call('POST /api/mentors/:id/avoid', { id: mentor.userId, avoid: true })
        } else await student.call('POST /api/mentor-requests/:id/withdraw', { id })
        expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(4)
        const { sessions, requests } = await student.call('GET /api/mentor-sessions', {})
        expect(sessions).toEqual([])
        expect(requests[0]).toMatchObject({
          state: how === 'withdrawn' ? 'withdrawn' : 'offered',
          proposal: null,
        })
        if (how !== 'withdrawn') {
          const late = await student.call('POST /api/mentor-requests/:id/answer', { id, yes: true })
          expect(late).toEqual({ kind: 'gone' })
        }
      })
    },
  )

  test('can only be answered with one of the mentor’s own open times', async () => {
    await waiting(async ({ id }) => {
      await at(73)
      const taker = await mentorWithTimes(app)
      await openTimes(app, taker)
      const nobodys = hoursAfter(new Date(firstTime(app)), 5).toISOString()
      const refused = await taker.refused('POST /api/mentor/requests/:id/take', {
        id,
        startsAt: nobodys,
        room: newRoom(),
      })
      expect(refused.code).toBe('not-possible')
    })
  })
})
