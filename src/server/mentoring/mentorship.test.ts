import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { madeCourse } from '../testing/made-course.ts'
import { asks, plannedSession, someFeedback, unverify } from '../testing/mentors.ts'
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

const paidFor = async (student: Visitor) => {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select('amount')
    .where('user_id', '=', student.userId)
    .where('type', '=', 'project_review')
    .execute()
  return rows.map(({ amount }) => amount)
}

describe('a mentor', () => {
  test('sees only what helps about a student', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const fields = { school: 'Kingston High', displayName: 'Tia Gordon' }
    await student.call('PATCH /api/profile', { fields })
    const view = await mentor.call('GET /api/mentor/students/:id', { id: student.userId })
    expect(Object.keys(view.student).toSorted()).toEqual(
      [
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
    expect(view.student).toMatchObject({ name: 'Tia G.' })
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
      expect((await asks(student, mentor, second)).kind).toBe('asked')
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
      const gone = [
        ['GET', `/api/mentor/students/${student.userId}`],
        ['GET', `/api/mentor/projects/${showingId}`],
        ['GET', `/api/mentor-sessions/${session?.id}/calendar`],
      ] as const
      for (const [method, path] of gone) expect((await mentor.send(method, path)).status).toBe(404)
      const told = await titlesOf(mentor)
      expect(told).toEqual(by === 'student' ? ['The mentorship with Shanice has ended'] : [])
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
  test('on a session that took place is given once, in sentences from the list', async () => {
    const { student, mentor, id, startsAt } = await plannedSession(app)
    const review = { id, ...someFeedback }
    const early = await mentor.refused('POST /api/mentor/sessions/:id/feedback', review)
    expect(early.code).toBe('not-possible')
    try {
      app.setTime(hoursAfter(new Date(startsAt), 1))
      for (const one of [student, mentor]) {
        await one.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
      }
      await mentor.call('POST /api/mentor/sessions/:id/feedback', review)
      const other = { ...review, nextStep: 'keep-going' } as const
      await mentor.call('POST /api/mentor/sessions/:id/feedback', other)
    } finally {
      app.setTime(start)
    }
    const { sessions } = await student.call('GET /api/mentor-sessions', {})
    expect(sessions[0]?.feedback).toMatchObject({ ...someFeedback, verdict: null })
    const told = (await titlesOf(student)).filter((title) => title.includes('feedback'))
    expect(told).toEqual(['Shanice gave you feedback'])
  })

  test('consists of levels and steps from the lists, without free text', async () => {
    const { mentor, id } = await plannedSession(app)
    const path = `/api/mentor/sessions/${id}/feedback`
    const wrong = [
      { ...someFeedback, note: 'Call me' },
      { ...someFeedback, nextStep: 'call-me' },
      { ...someFeedback, levels: { ...someFeedback.levels, clarity: 5 } },
      { ...someFeedback, levels: { clarity: 2 } },
    ]
    for (const body of wrong) expect((await mentor.send('POST', path, body)).status).toBe(400)
  })

  test('on a project: read in its current form, revised, then ready, which awards XP only once', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const { showingId } = await show(student, workId, mentor)
    expect(await show(student, workId, mentor)).toEqual({ showingId })
    await student.call('PUT /api/portfolio/:id', { id: workId, text: 'A better plan' })
    const read = await mentor.call('GET /api/mentor/projects/:id', { id: showingId })
    expect(read).toMatchObject({ text: 'A better plan', title: 'Make it', feedback: null })
    const review = { ...someFeedback, id: showingId, verdict: 'try-again' } as const
    await mentor.call('POST /api/mentor/projects/:id/feedback', review)
    expect(await paidFor(student)).toEqual([])

    const ready = async () => {
      const again = await show(student, workId, mentor)
      const now = { ...review, id: again.showingId, verdict: 'ready' } as const
      await mentor.call('POST /api/mentor/projects/:id/feedback', now)
      await mentor.call('POST /api/mentor/projects/:id/feedback', now)
      return again.showingId
    }
    expect(await ready()).not.toBe(showingId)
    await ready()
    expect(await paidFor(student)).toEqual([xpFor('projectApproved')])
    const { showings } = await student.call('GET /api/mentor-sessions', {})
    const said = showings.map(({ feedback }) => feedback?.verdict)
    expect(said.filter((verdict) => verdict === 'ready')).toHaveLength(2)
    expect(said).toContain('try-again')
  })

  test('cannot be asked of someone else’s mentor, or for a course made for the student', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const stranger = await plannedSession(app)
    const elsewhere = { id: workId, mentorId: stranger.mentor.userId }
    expect((await student.refused('POST /api/portfolio/:id/show', elsewhere)).code).toBe(
      'not-possible',
    )
    const { courseId } = await madeCourse(app, student)
    await app.services.db
      .updateTable('content_answers')
      .set({ course_id: courseId })
      .where('user_id', '=', student.userId)
      .execute()
    const own = { id: workId, mentorId: mentor.userId }
    expect((await student.refused('POST /api/portfolio/:id/show', own)).code).toBe('not-possible')
    expect((await student.call('GET /api/mentor-sessions', {})).projects).toEqual([])
  })

  test('on a minor’s project with a phone number in it cannot be asked for', async () => {
    const { student, mentor, workId } = await showableProject(app)
    await app.services.db
      .updateTable('content_answers')
      .set({ work: JSON.stringify({ type: 'project', work: 'Orders at 876-555-0133' }) })
      .where('user_id', '=', student.userId)
      .execute()
    const age = (birthMonth: string) =>
      app.services.db
        .updateTable('student_profiles')
        .set({ birth_month: birthMonth })
        .where('user_id', '=', student.userId)
        .execute()
    await age(student.bornForAge('16'))
    const own = { id: workId, mentorId: mentor.userId }
    const refused = await student.refused('POST /api/portfolio/:id/show', own)
    expect(refused.message).toContain('876-555-0133')
    await age(student.bornForAge('19'))
    expect(await show(student, workId, mentor)).toHaveProperty('showingId')
  })

  test('is deleted with the work: a deleted project is gone for the mentor too', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const { showingId } = await show(student, workId, mentor)
    await student.call('DELETE /api/portfolio/:id', { id: workId })
    expect((await mentor.ask('GET /api/mentor/projects/:id', { id: showingId })).status).toBe(404)
  })
})
