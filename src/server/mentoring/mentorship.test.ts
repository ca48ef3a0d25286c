import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { madeCourse } from '../testing/made-course.ts'
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

const paidFor = async (student: Visitor) => {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select('amount')
    .where('user_id', '=', student.userId)
    .where('type', '=', 'project_review')
    .where('amount', '>', 0)
    .execute()
  return rows.map(({ amount }) => amount)
}

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

  test('on a project is given for its current text, again after a revision, and awards XP once when it is ready', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const { showingId } = await show(student, workId, mentor)
    expect(await show(student, workId, mentor)).toEqual({ showingId })
    await student.call('PUT /api/portfolio/:id', { id: workId, text: 'A better plan' })
    const project = await mentor.call('GET /api/mentor/projects/:id', { id: showingId })
    expect(project).toMatchObject({ text: 'A better plan', title: 'Make it', feedback: null })
    const review = { ...someFeedback, id: showingId, verdict: 'try-again' } as const
    await mentor.call('POST /api/mentor/projects/:id/feedback', review)
    expect(await paidFor(student)).toEqual([])

    const ready = async () => {
      const newShowing = await show(student, workId, mentor)
      const readyReview = { ...review, id: newShowing.showingId, verdict: 'ready' } as const
      await mentor.call('POST /api/mentor/projects/:id/feedback', readyReview)
      await mentor.call('POST /api/mentor/projects/:id/feedback', readyReview)
      return newShowing.showingId
    }
    expect(await ready()).not.toBe(showingId)
    await ready()
    expect(await paidFor(student)).toEqual([xpFor('projectApproved')])
    const { showings } = await student.call('GET /api/mentor-sessions', {})
    const verdicts = showings.map(({ feedback }) => feedback?.verdict)
    expect(verdicts.filter((verdict) => verdict === 'ready')).toHaveLength(2)
    expect(verdicts).toContain('try-again')
  })

  test('on a project shows the skill of its course from the line up, and not below it', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const rate = async (clarity: number) => {
      const { showingId: id } = await show(student, workId, mentor)
      const levels = { ...someFeedback.levels, clarity }
      const review = { ...someFeedback, levels, id, verdict: 'ready' } as const
      await mentor.call('POST /api/mentor/projects/:id/feedback', review)
    }
    const shown = async () => {
      const { skills } = await student.call('GET /api/skills', {})
      return skills.filter((each) => each.shown !== null)
    }
    await rate(1)
    expect(await shown()).toEqual([])
    await rate(2)
    await rate(3)
    expect(await shown()).toMatchObject([
      { skill: 'teamwork', mastery: 48, shown: { score: null, project: true } },
    ])
    expect(await paidFor(student)).toEqual([xpFor('projectApproved')])
    const { earned } = await student.call('GET /api/achievements', {})
    expect(earned.map(({ id }) => id)).toContain('team-builder')
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
    const showing = { id: workId, mentorId: mentor.userId }
    expect((await student.refused('POST /api/portfolio/:id/show', showing)).code).toBe(
      'not-possible',
    )
    expect((await student.call('GET /api/mentor-sessions', {})).projects).toEqual([])
  })

  test('on a minor’s project with a phone number in it cannot be asked for', async () => {
    const { student, mentor, workId } = await showableProject(app)
    await app.services.db
      .updateTable('content_answers')
      .set({ work: JSON.stringify({ type: 'project', work: 'Orders at 876-555-0133' }) })
      .where('user_id', '=', student.userId)
      .execute()
    const setBirthMonth = (birthMonth: string) =>
      app.services.db
        .updateTable('student_profiles')
        .set({ birth_month: birthMonth })
        .where('user_id', '=', student.userId)
        .execute()
    await setBirthMonth(student.bornForAge('16'))
    const showing = { id: workId, mentorId: mentor.userId }
    const refusal = await student.refused('POST /api/portfolio/:id/show', showing)
    expect(refusal.message).toContain('876-555-0133')
    await setBirthMonth(student.bornForAge('19'))
    expect(await show(student, workId, mentor)).toHaveProperty('showingId')
  })

  test('is not possible on a deleted project, which the mentor no longer finds', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const { showingId } = await show(student, workId, mentor)
    await student.call('DELETE /api/portfolio/:id', { id: workId })
    expect((await mentor.ask('GET /api/mentor/projects/:id', { id: showingId })).status).toBe(404)
  })
})
