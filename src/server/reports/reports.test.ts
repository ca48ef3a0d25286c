import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { ReportPlace } from '#domain/safety/person-report.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import { linkedPair, titlesOf } from '../testing/link-guardian.ts'
import { later } from '../testing/later.ts'
import { mentorWithTimes, plannedSession } from '../testing/mentors.ts'
import { postedOpening } from '../testing/openings.ts'
import { meets, openReports, report, secondTime } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const hour = 60 * 60 * 1000

async function sentApplication() {
  const { owner: business, id: openingId } = await postedOpening(app)
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: openingId,
    share: [],
  })
  return { business, student, openingId, applicationId: application.id }
}

async function unreadAbout(app: TestApp, person: Visitor, subject: string) {
  const rows = await app.services.db
    .selectFrom('notifications')
    .select(['subjects', 'read_at'])
    .where('user_id', '=', person.userId)
    .execute()
  return rows.filter((row) => row.subjects.includes(subject) && row.read_at === null).length
}

describe('a person can be reported', () => {
  test('by both sides of a session, even after the mentorship has ended', async () => {
    const { student, mentor, id } = await plannedSession(app)
    await student.call('POST /api/mentors/:id/end', { id: mentor.userId })
    await report(student, 'session', id, 'money', 'He asked for J$500')
    await report(mentor, 'session', id, 'absent')
    await report(mentor, 'student', student.userId, 'at-risk')
    const reports = (await openReports(staff)).filter(({ reporter, about }) =>
      [reporter.id, about.id].includes(student.userId),
    )
    // Filed at the same time, so the two that are not urgent may be in any order.
    const summaries = reports.map(
      (card) => `${card.reason}: ${card.reporter.role} on ${card.about.role}`,
    )
    expect(summaries[0]).toBe('at-risk: mentor on student')
    expect(summaries.toSorted()).toEqual([
      'absent: mentor on student',
      'at-risk: mentor on student',
      'money: student on mentor',
    ])
    expect(reports.find(({ reason }) => reason === 'money')).toMatchObject({
      note: 'He asked for J$500',
      state: 'open',
      urgent: false,
    })
  })

  test('by guardians, businesses and applicants where they meet them', async () => {
    const { student: child, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await meets(app, child, mentor)
    await report(child, 'guardian', guardian.userId, 'threatening')
    await report(guardian, 'mentor', mentor.userId, 'disrespect')
    await report(child, 'mentor', mentor.userId, 'pretends')
    const { business, student, openingId, applicationId } = await sentApplication()
    await report(student, 'business', openingId, 'money')
    await report(business, 'applicant', applicationId, 'pretends')
    const { reports } = await business.call('GET /api/reports', {})
    expect(reports).toMatchObject([{ about: 'An applicant', state: 'open' }])
  })

  test('only by people who have dealt with them; others get "not found"', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const { business, openingId, applicationId } = await sentApplication()
    const { student: child, guardian } = await linkedPair(app)
    const [otherStudent, otherGuardian] = [await app.person(), await app.person('guardian')]
    const [otherMentor, otherBusiness] = [
      await mentorWithTimes(app),
      await app.verified('business', { companyName: 'Other' }),
    ]
    const attempts: [Visitor, ReportPlace, string][] = [
      [otherStudent, 'session', id],
      [otherMentor, 'session', id],
      [otherMentor, 'student', student.userId],
      [otherStudent, 'student', student.userId],
      [otherStudent, 'guardian', guardian.userId],
      [otherGuardian, 'student', child.userId],
      [otherGuardian, 'mentor', mentor.userId],
      [otherBusiness, 'applicant', applicationId],
      [otherBusiness, 'business', openingId],
      [business, 'mentor', mentor.userId],
      [mentor, 'mentor', otherMentor.userId],
      [otherStudent, 'mentor', student.userId],
    ]
    for (const [reporter, place, subject] of attempts) {
      const { status, message } = await reporter.refused('POST /api/reports/:id', {
        id: subject,
        place,
        reason: 'disrespect',
      })
      expect([reporter.name, place, status, message]).toEqual([
        reporter.name,
        place,
        404,
        'Person not found',
      ])
    }
  })

  test('only once per reason: a repeated report is the same one, and a later note is added', async () => {
    const { student, id } = await plannedSession(app)
    const first = await report(student, 'session', id, 'not-safe-now')
    const again = await report(student, 'session', id, 'not-safe-now', 'He knows my school')
    await report(student, 'session', id, 'not-safe-now', 'something else entirely')
    expect(again.reportId).toBe(first.reportId)
    const matchingReports = (await openReports(staff)).filter((card) => card.id === first.reportId)
    expect(matchingReports).toMatchObject([{ note: 'He knows my school' }])
  })

  test('up to twenty times a day per person', async () => {
    const { student, id } = await plannedSession(app)
    const filing = { id, place: 'session', reason: 'other' } as const
    for (let count = 0; count < 20; count += 1) await student.call('POST /api/reports/:id', filing)
    expect(await student.refused('POST /api/reports/:id', filing)).toMatchObject({ status: 429 })
  })

  test('only for a suitable reason, and crisis words in the note get the help card', async () => {
    const { student, id } = await plannedSession(app)
    const unfitForMentor = { id, place: 'mentor', reason: 'at-risk' } as const
    expect((await student.ask('POST /api/reports/:id', unfitForMentor)).status).toBe(404)
    const { openingId, student: other } = await sentApplication()
    const unfitForBusiness = { id: openingId, place: 'business', reason: 'at-risk' } as const
    expect(await other.refused('POST /api/reports/:id', unfitForBusiness)).toMatchObject({
      status: 400,
    })
    const { help } = await report(student, 'session', id, 'sexual', 'mi waan dead')
    expect(help?.helplines.length).toBeGreaterThan(0)
    expect((await report(student, 'session', id, 'money', 'he wants cash')).help).toBeNull()
  })
})

test('the reported person is never notified, and their export does not contain it', async () => {
  const { student, mentor, id } = await plannedSession(app)
  await report(student, 'session', id, 'disrespect', 'canaryreport')
  expect(await titlesOf(mentor)).not.toContainEqual(expect.stringMatching(/report/i))
  const all = JSON.stringify([
    await mentor.call('POST /api/my-data/export', {}),
    await mentor.call('GET /api/mentor', {}),
    await mentor.call('GET /api/reports', {}),
  ])
  expect(all).not.toContain('canaryreport')
  const mine = JSON.stringify(await student.call('POST /api/my-data/export', {}))
  expect(mine).toContain('canaryreport')
  expect(mine).not.toContain('assigned_to')
})

describe('staff', () => {
  test('see urgent reports first, then the oldest, with the people, the reason and the place', async () => {
    const before = await staff.call('GET /api/staff', {})
    const [first, second, third] = [
      await plannedSession(app),
      await plannedSession(app),
      await plannedSession(app),
    ]
    const reportIds = [
      await report(first.student, 'session', first.id, 'absent'),
      await later(app, hour, () => report(second.student, 'session', second.id, 'sexual')),
      await later(app, 2 * hour, () => report(third.mentor, 'session', third.id, 'at-risk')),
    ].map(({ reportId }) => reportId)
    const reports = (await openReports(staff)).filter((card) => reportIds.includes(card.id))
    expect(reports.map(({ reason }) => reason)).toEqual(['sexual', 'at-risk', 'absent'])
    expect(reports[0]).toMatchObject({
      urgent: true,
      stopped: true,
      paused: true,
      where: expect.stringContaining('16:00') as string,
      reporter: { id: second.student.userId, role: 'student' },
      about: { id: second.mentor.userId, role: 'mentor' },
    })
    expect(await staff.call('GET /api/staff', {})).toMatchObject({
      reports: before.reports + 3,
      urgentReports: before.urgentReports + 2,
    })
  })

  test('decide once: an outdated card is refused with the colleague’s name', async () => {
    const { student, id } = await plannedSession(app)
    const { reportId } = await report(student, 'session', id, 'absent')
    const unread = () => unreadAbout(app, staff, subjectOf.report(reportId))
    expect(await unread()).toBe(1)
    const colleague = await app.staff()
    const reason = 'Called both of them today'
    await colleague.call('POST /api/staff/cases/:id/take', { id: reportId, seen: null })
    const checks: 'spoke-reported'[] = ['spoke-reported']
    const staleClose = { id: reportId, seen: 'open', reason, checks, outcome: 'nothing' } as const
    expect(await staff.refused('POST /api/staff/reports/:id/close', staleClose)).toMatchObject({
      status: 409,
      message: `${colleague.name} has this report now`,
    })
    const [card] = (await openReports(staff)).filter((each) => each.id === reportId)
    expect(card).toMatchObject({ state: 'looking', takenBy: colleague.name })
    const close = { ...staleClose, seen: 'looking', outcome: 'spoken' } as const
    await colleague.call('POST /api/staff/reports/:id/close', close)
    expect(await staff.refused('POST /api/staff/reports/:id/close', close)).toMatchObject({
      message: expect.stringContaining(`${colleague.name} closed a report about`) as string,
    })
    expect(await titlesOf(student)).toContain('We looked at what you told us')
    expect(await unread()).toBe(0)
    const { reports } = await student.call('GET /api/reports', {})
    expect(reports).toMatchObject([{ id: reportId, state: 'closed', outcome: 'spoken' }])
    const { notifications } = await student.call('GET /api/notifications', {})
    const notification = notifications.find(
      ({ title }) => title === 'We looked at what you told us',
    )
    expect(notification?.body).toMatch(/^We spoke with them about it\. Thank you/)
    const closedList = await staff.call('GET /api/staff/reports', { list: 'closed' })
    expect(closedList.reports.map((card) => card.id)).toContain(reportId)
  })

  test('see other reports about the same person, with their outcome', async () => {
    const first = await plannedSession(app)
    const { student: firstStudent, mentor, id } = first
    const { reportId: earlier } = await report(firstStudent, 'session', id, 'absent')
    const checks: 'spoke-reported'[] = ['spoke-reported']
    const close = { id: earlier, seen: 'open', outcome: 'spoken', checks } as const
    await staff.call('POST /api/staff/reports/:id/close', {
      ...close,
      reason: 'Called the mentor.',
    })
    const secondStudent = await app.person('student', { age: '19' })
    await meets(app, secondStudent, mentor, secondTime(app))
    const { reportId } = await report(
      secondStudent,
      'mentor',
      mentor.userId,
      'disrespect',
      'He <laughed>.',
    )
    const card = (await openReports(staff)).find((each) => each.id === reportId)
    expect(card).toMatchObject({
      note: 'He <laughed>.',
      others: 1,
      reporter: { id: secondStudent.userId },
    })
    expect(card?.otherReports).toEqual([
      {
        id: earlier,
        at: app.services.now().toISOString(),
        reason: 'absent',
        reporter: nameAndInitial(firstStudent.name),
        state: 'closed',
        outcome: 'spoken',
      },
    ])
  })

  test('are notified by bell and letter, and at night only of danger', async () => {
    const colleague = await app.staff()
    const [first, second] = [await plannedSession(app), await plannedSession(app)]
    const now = app.services.now()
    app.setTime(`${dayOf(now)}T23:30:00-05:00`)
    await report(first.student, 'session', first.id, 'absent')
    await report(second.student, 'session', second.id, 'threatening')
    await app.runJobs()
    app.setTime(now)
    expect(await titlesOf(colleague)).toEqual(
      expect.arrayContaining([
        'A person was reported',
        'Urgent report: somebody may be in danger',
      ]) as string[],
    )
    const letters = app.letters().filter((letter) => letter.includes(`To: ${colleague.email}`))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Urgent report: somebody may be in danger')
    expect(letters[0]).not.toContain('A person was reported')
  })
})
