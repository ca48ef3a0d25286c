import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { linkGuardian, linkedPair, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { askApproval, requireGuardianApproval } from './approval-commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

// A Monday.
const morning = '2026-11-23T10:00:00-05:00'
beforeEach(() => app.setTime(morning))

const linked = (age?: string) => linkedPair(app, age)

describe('the guardian’s view of a student', () => {
  test('shows what the student did, and the student sees exactly the same', async () => {
    const { student, guardian } = await linked()
    await student.call('POST /api/check-in', {})
    const [course] = app.services.content.courses
    await student.call('POST /api/courses/:id/enrol', { id: course?.id ?? '' })
    await student.call('POST /api/applications/manual', {
      title: 'Shop assistant',
      company: 'Ital Foods',
      state: 'applied',
      notes: 'a secret note',
    })
    const view = await viewOf(guardian, student)
    expect(view.student).toMatchObject({ name: student.name, streak: 1 })
    expect(view.student.xp).toBeGreaterThan(0)
    expect(view.courses).toMatchObject([{ title: course?.title, percent: 0 }])
    expect(view.activities.map(({ description }) => description)).toContain('Daily check-in')
    expect(view.applications).toMatchObject([{ title: 'Shop assistant', state: 'applied' }])
    expect(JSON.stringify(view)).not.toContain('secret')
    expect(JSON.stringify(view)).not.toContain(student.email)
    expect(await student.call('GET /api/guardians/view', {})).toEqual(view)
    const home = await guardian.call('GET /api/guardian', {})
    expect(home.activities[0]).toMatchObject({ student: student.name })
    expect(home.students).toEqual([view.student])
  })

  test('never includes the name of a course made for the student, or that they asked the advisor', async () => {
    const { student, guardian } = await linked()
    const { db } = app.services
    const own = { id: `own-${student.userId}`, title: 'When I feel low before exams' }
    await db
      .insertInto('courses')
      .values({
        ...own,
        source: 'generated',
        description: '',
        visible_to: student.userId,
        skill_categories: ['communication'],
        difficulty_level: 1,
        estimated_hours: 1,
        published: true,
        version: '1',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute()
    const rows = [
      { award_key: `course:${own.id}`, description: `Completed the course "${own.title}"` },
      {
        award_key: `content:${own.id}/a`,
        course_id: own.id,
        description: `Completed "${own.title}"`,
      },
      { award_key: `quiz:deleted-course/a`, description: `Passed the quiz "${own.title}"` },
      { award_key: 'advisor-asked:1', description: 'Asked the advisor' },
    ]
    for (const row of rows) {
      await db
        .insertInto('xp_activities')
        .values({
          user_id: student.userId,
          type: 'content_completion',
          amount: 5,
          day: '2026-11-23',
          created_at: new Date(morning),
          ...row,
        })
        .execute()
    }
    await db
      .insertInto('user_course_progress')
      .values({
        user_id: student.userId,
        course_id: own.id,
        started_at: new Date(),
        last_accessed_at: new Date(),
      })
      .execute()
    const view = await viewOf(guardian, student)
    const home = await guardian.call('GET /api/guardian', {})
    for (const text of [JSON.stringify(view), JSON.stringify(home)]) {
      expect(text).not.toContain(own.title)
      expect(text).not.toContain('advisor')
    }
    const masked = view.activities.filter(
      ({ description }) => description === 'Studied in a course made for them',
    )
    expect(masked).toHaveLength(3)
  })

  test('is limited to linked students', async () => {
    const { student } = await linked()
    const { guardian: stranger } = await linked()
    const answer = await stranger.ask('GET /api/guardian/students/:id', { id: student.userId })
    expect(answer.status).toBe(404)
  })
})

describe('an approval', () => {
  const opening = {
    kind: 'application',
    subject: '0b8ff7a1-3d0c-4f0e-9a44-3b1f6d2c9e57',
    title: 'Shop assistant at Ital Foods',
    path: href(pages.opening, { id: 'opening-1' }),
  } as const

  const ask = (student: Visitor) =>
    app.services.transaction((tx) => askApproval(tx, { studentId: student.userId, ...opening }))
  const another = '7d1c2b4e-6a3f-4c58-9b0d-2e5f8a1c3d67'
  const isRequired = async (
    student: Visitor,
    kind: 'application' | 'mentor' = 'application',
    subject = another,
  ) => {
    const action = { studentId: student.userId, kind, subject }
    return (await app.services.transaction((tx) => requireGuardianApproval(tx, action))).required
  }

  async function decide(
    guardian: Visitor,
    student: Visitor,
    decision: 'approved' | 'declined',
    covers: 'this' | 'later' = 'later',
  ): Promise<number> {
    const approvalId = (await student.call('GET /api/guardians', {})).approvals[0]?.id ?? ''
    const answer = await guardian.ask('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId,
      decision,
      covers,
    })
    return answer.status
  }

  test('is needed by minors and students without an age, once per kind, but not by adults', async () => {
    const { student, guardian } = await linked()
    expect(await isRequired(student)).toBe(true)
    expect(await isRequired(await app.person('student'))).toBe(true)
    expect(await isRequired(await app.person('student', { age: '18' }))).toBe(false)
    await ask(student)
    expect(await isRequired(student)).toBe(true)
    expect(await decide(guardian, student, 'approved')).toBe(200)
    expect(await isRequired(student)).toBe(false)
    expect(await isRequired(student, 'mentor')).toBe(true)
  })

  test('is asked of every guardian, and the first answer counts', async () => {
    const { student, guardian } = await linked()
    const father = await app.person('guardian')
    await linkGuardian(student, father)
    expect(await ask(student)).toMatchObject({ guardians: 2 })
    expect(await ask(student)).toMatchObject({ guardians: 2 })
    const first = student.name.split(' ')[0] ?? ''
    for (const person of [guardian, father]) {
      expect(
        (await titlesOf(person)).filter((title) => title === `${first} needs your approval`),
      ).toEqual([`${first} needs your approval`])
      expect((await person.call('GET /api/guardian', {})).approvals).toMatchObject([
        { title: opening.title, student: student.name },
      ])
    }
    expect(await decide(father, student, 'declined')).toBe(200)
    expect(await decide(guardian, student, 'approved')).toBe(409)
    expect(await isRequired(student)).toBe(true)
    expect((await titlesOf(student)).join()).toContain(`did not approve: ${opening.title}`)
    expect((await guardian.call('GET /api/guardian', {})).approvals).toEqual([])

    app.setTime('2026-11-24T10:00:00-05:00')
    expect(await ask(student)).toMatchObject({ guardians: 2 })
    expect(await decide(guardian, student, 'approved')).toBe(200)
  })

  test('waits for the guardian who is linked later', async () => {
    const student = await app.person('student', { age: '15' })
    expect(await ask(student)).toMatchObject({ guardians: 0 })
    const guardian = await app.person('guardian')
    await linkGuardian(student, guardian)
    expect((await guardian.call('GET /api/guardian', {})).approvals).toHaveLength(1)
    expect((await titlesOf(guardian)).join()).toContain('needs your approval')
  })

  test('is valid while the guardian who gave it is linked and not suspended', async () => {
    const { student, guardian } = await linked()
    await ask(student)
    expect(await decide(guardian, student, 'approved')).toBe(200)
    const setSuspended = (at: Date | null) =>
      app.services.db
        .updateTable('auth_users')
        .set({ suspended_at: at })
        .where('id', '=', guardian.userId)
        .execute()
    await setSuspended(app.services.now())
    expect(await isRequired(student)).toBe(true)
    await setSuspended(null)
    expect(await isRequired(student)).toBe(false)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    expect(await isRequired(student)).toBe(true)
  })

  test('is asked only of the guardian who is not suspended', async () => {
    const { student, guardian } = await linked()
    const father = await app.person('guardian')
    await linkGuardian(student, father)
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: app.services.now() })
      .where('id', '=', guardian.userId)
      .execute()
    expect(await ask(student)).toMatchObject({ guardians: 1 })
    const recipients = await app.services.db
      .selectFrom('notifications')
      .select('user_id')
      .where('type', '=', 'approval-needed')
      .where('user_id', 'in', [guardian.userId, father.userId])
      .execute()
    expect(recipients).toEqual([{ user_id: father.userId }])
  })

  test('covers only what was asked, unless the guardian chose more', async () => {
    const { student, guardian } = await linked()
    await ask(student)
    const { approvals } = await student.call('GET /api/guardians', {})
    await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId: approvals[0]?.id ?? '',
      decision: 'approved',
    })
    expect(await isRequired(student, 'application', opening.subject)).toBe(false)
    expect(await isRequired(student)).toBe(true)
  })

  test('of another application does not override the refusal of this one', async () => {
    const { student, guardian } = await linked()
    await ask(student)
    expect(await decide(guardian, student, 'approved')).toBe(200)
    const otherApplication = { ...opening, studentId: student.userId, subject: another }
    app.setTime('2026-11-24T10:00:00-05:00')
    await app.services.transaction((tx) => askApproval(tx, otherApplication))
    expect(await isRequired(student)).toBe(true)
    expect(await decide(guardian, student, 'declined')).toBe(200)
    expect(await isRequired(student)).toBe(true)
  })

  test('cannot be given by another student’s guardian, or by one whose link ended', async () => {
    const { student, guardian } = await linked()
    await ask(student)
    const { guardian: stranger } = await linked()
    expect(await decide(stranger, student, 'approved')).toBe(404)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    expect(await decide(guardian, student, 'approved')).toBe(404)
    expect(await isRequired(student)).toBe(true)
  })
})
