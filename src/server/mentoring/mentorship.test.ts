import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { sendMentorRequest, plannedSession, someFeedback, unverify } from '../testing/mentors.ts'
import { showableProject } from '../testing/shown-project.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const start = new Date()

beforeAll(async () => {
  app = await startApp()
})

const show = (student: Visitor, workId: string, mentor: Visitor) =>
  student.call('POST /api/portfolio/:id/show', { id: workId, mentorId: mentor.userId })

describe('a mentor', () => {
  test('sees only the facts about a student that help with mentoring', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const fields = { school: 'Kingston High', displayName: 'Tia Gordon' }
    await student.call('PATCH /api/profile', { fields })
    const view = await mentor.call('GET /api/mentor/students/:id', { id: student.userId })
    expect(Object.keys(view.student).toSorted()).toEqual(
      [
        'avatar',
        'completion',
        'coursesFinished',
        'id',
        'level',
        'name',
        'nextSessionAt',
        'sessionsHeld',
        'since',
        'skills',
        'streak',
      ].toSorted(),
    )
    expect(view.student).toMatchObject({ name: 'Tia G.', avatar: null })
    const avatar = {
      skin: '4',
      hair: 'locs',
      top: 'tee',
      accessory: 'glasses',
      background: 'plain',
    } as const
    await student.call('PUT /api/rewards/look', { avatar })
    const { students } = await mentor.call('GET /api/mentor', {})
    expect(students[0]?.avatar).toEqual(avatar)
    expect(view.student.skills).toHaveLength(6)
    expect(view.sessions.map((session) => session.id)).toEqual([id])
    const all = JSON.stringify([view, await mentor.call('GET /api/mentor', {})])
    for (const hidden of ['Kingston High', 'Gordon', student.email, '"age"'])
      expect(all).not.toContain(hidden)
  })

  test('loses access with the next request when staff withdraw the verification', async () => {
    const { student, mentor } = await plannedSession(app)
    await unverify(app, mentor)
    const id = student.userId
    expect((await mentor.ask('GET /api/mentor/students/:id', { id })).status).toBe(403)
    expect((await mentor.ask('GET /api/mentor/slots', {})).status).toBe(403)
  })
})

describe('the end of a mentorship', () => {
  test.for(['student', 'mentor'] as const)(
    'by the %s closes everything immediately',
    async (by) => {
      const { student, mentor, workId } = await showableProject(app)
      const { showingId } = await show(student, workId, mentor)
      const [session] = (await student.call('GET /api/mentor-sessions', {})).sessions
      const second = hoursAfter(new Date(session?.startsAt ?? ''), 1).toISOString()
      expect((await sendMentorRequest(student, mentor, second)).kind).toBe('asked')
      if (by === 'student') await student.call('POST /api/mentors/:id/end', { id: mentor.userId })
      else await mentor.call('POST /api/mentor/students/:id/end', { id: student.userId })

      const mine = await student.call('GET /api/mentor-sessions', {})
      expect(mine).toMatchObject({
        mentors: [],
        sessions: [
          { state: 'cancelled', cancelReason: 'mentorship-ended', cancelledBy: by, room: null },
        ],
        showings: [{ open: false }],
      })
      expect(mine.requests.map(({ state }) => state).toSorted()).toEqual([
        'accepted',
        by === 'student' ? 'withdrawn' : 'declined',
      ])
      const home = await mentor.call('GET /api/mentor', {})
      expect(home).toMatchObject({
        requests: [],
        upcoming: [],
        students: [],
        projects: [],
        openSlots: 4,
      })
      const hiddenPages = [
        ['GET', `/api/mentor/students/${student.userId}`],
        ['GET', `/api/mentor/projects/${showingId}`],
        ['GET', `/api/mentor-sessions/${session?.id}/calendar`],
      ] as const
      for (const [method, path] of hiddenPages)
        expect((await mentor.send(method, path)).status).toBe(404)
      const titles = await titlesOf(mentor)
      expect(titles).toEqual(by === 'student' ? ['The mentorship with Shanice has ended'] : [])
      if (by === 'mentor') {
        expect(await titlesOf(student)).toContain('The mentorship with Shanice has ended')
      }
    },
  )

  test('with "not again" hides the mentor, who is not notified, until the student changes their mind', async () => {
    const { student, mentor } = await plannedSession(app)
    const id = mentor.userId
    await student.call('POST /api/mentors/:id/avoid', { id, avoid: true })
    const mine = await student.call('GET /api/mentor-sessions', {})
    expect(mine).toMatchObject({ mentors: [], avoided: [{ id }] })
    const listed = async () => {
      const { mentors } = await student.call('GET /api/mentors', {})
      return mentors.some((each) => each.id === id)
    }
    expect(await listed()).toBe(false)
    expect((await student.ask('GET /api/mentors/:id', { id })).status).toBe(404)
    expect(await titlesOf(mentor)).toEqual(['The mentorship with Shanice has ended'])
    const exported = await mentor.call('POST /api/my-data/export', {})
    expect(JSON.stringify(exported)).not.toContain('avoided_at')
    await student.call('POST /api/mentors/:id/avoid', { id, avoid: false })
    expect(await listed()).toBe(true)
  })
})

describe('feedback', () => {
  test('on a session that took place is saved once, in sentences from the list', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const review = { id, ...someFeedback }
    const refusal = await mentor.refused('POST /api/mentor/sessions/:id/feedback', review)
    expect(refusal.code).toBe('not-possible')
    try {
      app.setTime(hoursAfter(new Date(startsAt), 1))
      for (const person of [student, mentor]) {
        await person.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
      }
      await mentor.call('POST /api/mentor/sessions/:id/feedback', review)
      const otherReview = { ...review, nextStep: 'keep-going' } as const
      await mentor.call('POST /api/mentor/sessions/:id/feedback', otherReview)
    } finally {
      app.setTime(start)
    }
    const { sessions } = await student.call('GET /api/mentor-sessions', {})
    expect(sessions[0]?.feedback).toMatchObject({ ...someFeedback, verdict: null })
    const titles = (await titlesOf(student)).filter((title) => title.includes('feedback'))
    expect(titles).toEqual(['Shanice gave you feedback'])
  })

  test('consists of levels and steps from the lists, without free text', async () => {
    const { mentor, id } = await plannedSession(app)
    const path = `/api/mentor/sessions/${id}/feedback`
    const invalidBodies = [
      { ...someFeedback, note: 'Call me' },
      { ...someFeedback, nextStep: 'call-me' },
      { ...someFeedback, levels: { ...someFeedback.levels, clarity: 5 } },
      { ...someFeedback, levels: { clarity: 2 } },
    ]
    for (const body of invalidBodies)
      expect((await mentor.send('POST', path, body)).status).toBe(400)
  })
})
