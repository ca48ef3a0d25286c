import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import {
  newMentorRequest,
  sendMentorRequest,
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
async function withWaitingRequest(
  work: (scene: { student: Visitor; mentor: Visitor; id: string }) => Promise<void>,
) {
  const [student, mentor] = [await grown(), await mentorWithTimes(app, 10)]
  const answer = await sendMentorRequest(student, mentor, firstTime(app, 10))
  if (answer.kind !== 'asked') throw new Error('The time was taken')
  try {
    await work({ student, mentor, id: answer.requestId })
  } finally {
    app.setTime(start)
  }
}

const sweepAfter = async (hours: number) => {
  app.setTime(hoursAfter(start, hours))
  await sweep(app, 'mentors.requests')
}

const stateOf = async (student: Visitor) => {
  const { requests } = await student.call('GET /api/mentor-sessions', {})
  return requests[0]?.state
}

test('both sides see the same deadline for the mentor’s answer', async () => {
  await withWaitingRequest(async ({ student, mentor }) => {
    const { requests: ownRequests } = await student.call('GET /api/mentor-sessions', {})
    const { requests: mentorsRequests } = await mentor.call('GET /api/mentor', {})
    const deadline = ownRequests[0]?.answerBy ?? ''
    expect(mentorsRequests).toMatchObject([{ answerBy: deadline }])
    await sweepAfter(71)
    expect(await stateOf(student)).toBe('waiting')
    app.setTime(hoursAfter(new Date(deadline), 0.01))
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

  test('can decline: the time is open again and the student gets a kind message', async () => {
    const [student, mentor] = [await grown(), await mentorWithTimes(app)]
    const id = await newMentorRequest(app, student, mentor)
    await mentor.call('POST /api/mentor/requests/:id/decline', { id })
    expect(await stateOf(student)).toBe('declined')
    expect(await titlesOf(student)).toContain('Shanice cannot make it this time')
    expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(4)
  })

  test('has a response time shown after three answers', async () => {
    const mentor = await mentorWithTimes(app)
    for (let answers = 0; answers < 3; answers += 1) {
      const student = await grown()
      const id = await newMentorRequest(app, student, mentor)
      app.setTime(hoursAfter(start, answers))
      await mentor.call('POST /api/mentor/requests/:id/decline', { id })
      app.setTime(start)
    }
    const card = await (await grown()).call('GET /api/mentors/:id', { id: mentor.userId })
    expect(card.answersWithinHours).toBe(1)
  })

  test('is reminded after a day, and the student is notified after two', async () => {
    await withWaitingRequest(async ({ student, mentor }) => {
      await sweepAfter(23)
      expect(await titlesOf(mentor)).toHaveLength(1)
      await sweepAfter(25)
      await sweepAfter(26)
      expect(await titlesOf(mentor)).toEqual([
        'Shanice is still waiting for you',
        'Shanice asks for a session',
      ])
      await sweepAfter(49)
      await sweepAfter(50)
      const lateTitles = (await titlesOf(student)).filter((title) => title.includes('not answered'))
      expect(lateTitles).toHaveLength(1)
      expect((await student.call('GET /api/mentor-sessions', {})).requests[0]?.late).toBe(true)
    })
  })
})

describe('an unanswered request', () => {
  test('is passed on to all other mentors after three days, and booked when the student accepts the first proposal', async () => {
    await withWaitingRequest(async ({ student, mentor, id }) => {
      await sweepAfter(73)
      expect(await stateOf(student)).toBe('offered')
      expect(
        (await mentor.call('GET /api/mentor', {})).offered.map((each) => each.id),
      ).not.toContain(id)
      const otherMentors = [await mentorWithTimes(app), await mentorWithTimes(app)]
      const [firstMentor] = otherMentors
      const offered = (await firstMentor?.call('GET /api/mentor', {}))?.offered
      expect(offered?.find((each) => each.id === id)).toEqual({
        id,
        skill: 'leadership',
        aim: 'your-work',
        askedAt: start.toISOString(),
      })
      const startsAt = firstTime(app)
      const answers = await Promise.all(
        otherMentors.map((otherMentor) =>
          otherMentor.ask('POST /api/mentor/requests/:id/take', { id, startsAt, room: newRoom() }),
        ),
      )
      const kinds = answers.map(({ body }) => (body as { kind: string }).kind)
      expect(kinds.toSorted()).toEqual(['gone', 'offered'])
      expect(await titlesOf(student)).toContain('Shanice can meet you')
      const before = await student.call('GET /api/mentor-sessions', {})
      expect([before.sessions, before.mentors]).toEqual([[], []])
      const offering = otherMentors.find(
        (each) => each.userId === before.requests[0]?.proposal?.mentor.id,
      )
      if (offering === undefined) throw new Error('No one offered a time')
      // Until then the time is reserved, and the mentor does not know for which student.
      const { slots } = await offering.call('GET /api/mentor/slots', {})
      expect(slots[0]).toEqual({ startsAt, minutes: 30, state: 'asked', student: null })
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
    await withWaitingRequest(async ({ student, mentor, id }) => {
      await unverify(app, mentor)
      for (const route of ['accept', 'decline'] as const) {
        expect((await mentor.ask(`POST /api/mentor/requests/:id/${route}`, { id })).status).toBe(
          403,
        )
      }
      expect((await mentor.ask('GET /api/mentor', {})).status).toBe(403)
      await sweepAfter(1)
      expect(await stateOf(student)).toBe('offered')
    })
  })

  test('is passed on as soon as its mentor has left', async () => {
    await withWaitingRequest(async ({ student, mentor }) => {
      await app.services.db.deleteFrom('auth_users').where('id', '=', mentor.userId).execute()
      await sweepAfter(1)
      const { requests } = await student.call('GET /api/mentor-sessions', {})
      expect(requests[0]).toMatchObject({ state: 'offered', mentor: null })
    })
  })

  test('is passed on when its time is twelve hours away', async () => {
    const [student, mentor] = [await grown(), await mentorWithTimes(app)]
    await newMentorRequest(app, student, mentor)
    try {
      app.setTime(hoursAfter(new Date(firstTime(app)), -11))
      await sweep(app, 'mentors.requests')
      expect(await stateOf(student)).toBe('offered')
    } finally {
      app.setTime(start)
    }
  })

  test('is not passed on to a mentor the student avoids, and closes with a kind message after two weeks', async () => {
    await withWaitingRequest(async ({ student, id }) => {
      const avoided = await mentorWithTimes(app)
      await student.call('POST /api/mentors/:id/avoid', { id: avoided.userId, avoid: true })
      await sweepAfter(73)
      const { offered } = await avoided.call('GET /api/mentor', {})
      expect(offered.map((each) => each.id)).not.toContain(id)
      app.setTime(daysAfter(hoursAfter(start, 74), 14))
      await sweep(app, 'mentors.requests')
      expect(await stateOf(student)).toBe('closed')
      expect(await titlesOf(student)).toContain('No mentor was free this time')
    })
  })

  test.for(['no', 'silence', 'avoided', 'withdrawn'] as const)(
    'is not booked when the proposal ends by "%s", and the proposed time is open again',
    async (ending) => {
      await withWaitingRequest(async ({ student, id }) => {
        await sweepAfter(73)
        const mentor = await mentorWithTimes(app, 10)
        const offer = { id, startsAt: firstTime(app, 10), room: newRoom() }
        await mentor.call('POST /api/mentor/requests/:id/take', offer)
        expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(3)
        if (ending === 'no') {
          await student.call('POST /api/mentor-requests/:id/answer', { id, yes: false })
          expect(await titlesOf(mentor)).toContain('The time you offered did not work out')
        } else if (ending === 'silence') await sweepAfter(98)
        else if (ending === 'avoided') {
          await student.call('POST /api/mentors/:id/avoid', { id: mentor.userId, avoid: true })
        } else await student.call('POST /api/mentor-requests/:id/withdraw', { id })
        expect((await mentor.call('GET /api/mentor', {})).openSlots).toBe(4)
        const { sessions, requests } = await student.call('GET /api/mentor-sessions', {})
        expect(sessions).toEqual([])
        expect(requests[0]).toMatchObject({
          state: ending === 'withdrawn' ? 'withdrawn' : 'offered',
          proposal: null,
        })
        if (ending !== 'withdrawn') {
          const lateAnswer = await student.call('POST /api/mentor-requests/:id/answer', {
            id,
            yes: true,
          })
          expect(lateAnswer).toEqual({ kind: 'gone' })
        }
      })
    },
  )

  test('can only be answered with one of the mentor’s own open times', async () => {
    await withWaitingRequest(async ({ id }) => {
      await sweepAfter(73)
      const otherMentor = await mentorWithTimes(app)
      await openTimes(app, otherMentor)
      const unopenedTime = hoursAfter(new Date(firstTime(app)), 5).toISOString()
      const refusal = await otherMentor.refused('POST /api/mentor/requests/:id/take', {
        id,
        startsAt: unopenedTime,
        room: newRoom(),
      })
      expect(refusal.code).toBe('not-possible')
    })
  })
})
