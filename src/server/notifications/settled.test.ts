import { beforeAll, describe, expect, test } from 'vitest'
import { hoursAfter } from '#domain/mentoring/mentoring.ts'
import { sweepSessions } from '../mentoring/sweeps.ts'
import { linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { newMentorRequest, mentorWithTimes, plannedSession } from '../testing/mentors.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const newTitles = async (person: Visitor) => {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.filter(({ read }) => !read).map(({ title }) => title)
}

const enterCodeOf = async (codeOwner: Visitor, other: Visitor) => {
  const { code } = await codeOwner.call('POST /api/link-codes', {})
  await other.call('POST /api/link-codes/enter', { code })
}

describe('a notification is settled', () => {
  test('when the link it asks for is made, for both sides', async () => {
    const [student, guardian] = [await app.person(), await app.person('guardian')]
    await enterCodeOf(student, guardian)
    expect(await newTitles(student)).toEqual([
      expect.stringContaining('asks to follow your progress'),
    ])
    await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
    expect(await newTitles(student)).toEqual([expect.stringContaining('are linked')])
  })

  test('when the link it asks for is refused', async () => {
    const [student, guardian] = [await app.person(), await app.person('guardian')]
    await enterCodeOf(guardian, student)
    expect(await newTitles(guardian)).toHaveLength(1)
    await guardian.call('POST /api/guardian/students/:id/end', { id: student.userId })
    expect(await newTitles(guardian)).toEqual([])
  })

  test('when the mentor has answered', async () => {
    const student = await app.person('student', { age: '19' })
    const mentor = await mentorWithTimes(app)
    const id = await newMentorRequest(app, student, mentor)
    expect(await newTitles(mentor)).toHaveLength(1)
    await mentor.call('POST /api/mentor/requests/:id/decline', { id })
    expect(await newTitles(mentor)).toEqual([])
  })

  test('when one side has answered how the session went, for that side', async () => {
    const now = app.services.now()
    const { student, mentor, id, startsAt } = await plannedSession(app)
    app.setTime(hoursAfter(new Date(startsAt), 1))
    await sweepSessions(app.services)
    expect(await newTitles(student)).toContain('How did it go with Shanice?')
    await student.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
    expect(await newTitles(student)).not.toContain('How did it go with Shanice?')
    expect(await newTitles(mentor)).toContain('How did it go with Shanice?')
    await mentor.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
    expect(await newTitles(mentor)).not.toContain('How did it go with Shanice?')
    app.setTime(now)
  })

  test('when the applicants have been viewed, or the application is withdrawn', async () => {
    const { owner, id: opportunityId } = await postedOpening(app)
    const apply = async () => {
      const student = await app.person('student', { age: '19' })
      const form = { opportunityId, share: ['name'] as 'name'[] }
      const { application } = await student.call('POST /api/applications', form)
      return { student, id: application.id }
    }
    const { student, id } = await apply()
    expect(await newTitles(owner)).toContain('A new application: Baker')
    await student.call('POST /api/applications/:id/move', { id, state: 'withdrawn' })
    expect(await newTitles(owner)).not.toContain('A new application: Baker')
    await apply()
    await apply()
    await owner.call('POST /api/postings/:id/applicants/seen', { id: opportunityId })
    expect(await newTitles(owner)).not.toContain('A new application: Baker')
  })

  test('at night too, so that a letter waiting for the morning is not sent', async () => {
    const now = app.services.now()
    app.setTime('2026-12-01T22:00:00-05:00')
    const [student, guardian] = [await app.person(), await app.person('guardian')]
    await enterCodeOf(student, guardian)
    await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
    const due = await app.services.db
      .selectFrom('notifications')
      .select(['type', 'mail_due'])
      .where('user_id', '=', student.userId)
      .where('mail_due', 'is not', null)
      .execute()
    expect(due).toEqual([])
    app.setTime(now)
  })

  test('when a guardian approves at night, who then gets no letter asking for it', async () => {
    const now = app.services.now()
    app.setTime('2026-12-02T22:00:00-05:00')
    const { student, guardian } = await linkedPair(app, '16')
    const { id: opportunityId } = await postedOpening(app)
    await student.call('POST /api/applications', { opportunityId, share: ['name'] })
    const { approvals } = await guardian.call('GET /api/guardian', {})
    await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId: approvals[0]?.id ?? '',
      decision: 'approved',
    })
    const { notifications } = await guardian.call('GET /api/notifications', {})
    const notification = notifications.find(({ type }) => type === 'approval-needed')
    expect(notification).toMatchObject({ read: true, done: true })
    app.setTime('2026-12-03T09:00:00-05:00')
    await app.runJobs()
    const letters = app.letters().filter((text) => text.includes(`To: ${guardian.email}`))
    expect(letters.join()).not.toContain('needs your approval')
    app.setTime(now)
  })
})

test('emails that ask a guardian for approval cannot be turned off', async () => {
  const guardian = await app.person('guardian')
  const { types } = await guardian.call('GET /api/notification-settings', {})
  expect(types.map(({ type }) => type)).not.toContain('approval-needed')
  const settings = { mail: { 'approval-needed': 'off' as const } }
  expect(await guardian.refused('PATCH /api/notification-settings', settings)).toMatchObject({
    code: 'not-possible',
  })
})
