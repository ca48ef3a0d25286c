import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import { titlesOf } from '../testing/link-guardian.ts'
import { madeCourse } from '../testing/made-course.ts'
import { plannedSession, someFeedback } from '../testing/mentors.ts'
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

describe('feedback', () => {
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

  test('on a project is read beside its task and earlier versions, and can be changed', async () => {
    const { student, mentor, workId } = await showableProject(app)
    const read = (id: string) => mentor.call('GET /api/mentor/projects/:id', { id })
    const { showingId } = await show(student, workId, mentor)
    const review = { ...someFeedback, id: showingId, verdict: 'try-again' } as const
    await mentor.call('POST /api/mentor/projects/:id/feedback', review)
    const { task, earlier } = await read(showingId)
    expect(task).toEqual({ brief: expect.any(String), criteria: [expect.any(String)] })
    expect(earlier).toEqual([])

    await student.call('PUT /api/portfolio/:id', { id: workId, text: 'A better plan' })
    const old = { text: 'A plan for a juice stall', feedback: { verdict: 'try-again' } }
    expect(await read(showingId)).toMatchObject({ text: 'A better plan', earlier: [old] })

    const next = await show(student, workId, mentor)
    expect(await read(next.showingId)).toMatchObject({ feedback: null, earlier: [old] })
    const changed = { ...review, id: next.showingId }
    await mentor.call('POST /api/mentor/projects/:id/feedback', changed)
    try {
      app.setTime(hoursAfter(start, 1))
      await mentor.call('POST /api/mentor/projects/:id/feedback', { ...changed, verdict: 'ready' })
    } finally {
      app.setTime(start)
    }
    expect(await read(next.showingId)).toMatchObject({
      feedback: { verdict: 'ready' },
      earlier: [old],
    })
    expect(await paidFor(student)).toEqual([xpFor('projectApproved')])
    const titles = (await titlesOf(student)).filter((title) => title.includes('feedback'))
    expect(titles).toHaveLength(3)
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
