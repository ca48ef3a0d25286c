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

async function applied() {
  const { owner: business, id: openingId } = await postedOpening(app)
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId: openingId,
    share: [],
  })
  return { business, student, openingId, applicationId: application.id }
}

async function unreadAbout(app: TestApp, person: Visitor, subject: string) {
  const told = await app.services.db
    .selectFrom('notifications')
    .select(['subjects', 'read_at'])
    .where('user_id', '=', person.userId)
    .execute()
  return told.filter((one) => one.subjects.includes(subject) && one.read_at === null).length
}

describe('a person can be reported', () => {
  test('by both sides of a session, even after the mentorship has ended', async () => {
    const { student, mentor, id } = await plannedSession(app)
    await student.call('POST /api/mentors/:id/end', { id: mentor.userId })
    await report(student, 'session', id, 'money', 'He asked for J$500')
    await report(mentor, 'session', id, 'absent')
    await report(mentor, 'student', student.userId, 'at-risk')
    const filed = (await openReports(staff)).filter(({ reporter, about }) =>
      [reporter.id, about.id].includes(student.userId),
    )
    // Filed at the same time, so the two that are not urgent may be in any order.
    const told = filed.map((one) => `${one.reason}: ${one.reporter.role} on ${one.about.role}`)
    expect(told[0]).toBe('at-risk: mentor on student')
    expect(told.toSorted()).toEqual([
      'absent: mentor on student',
      'at-risk: mentor on student',
      'money: student on mentor',
    ])
    expect(filed.find(({ reason }) => reason === 'money')).toMatchObject({
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
    const { business, student, openingId, applicationId } = await applied()
    await report(student, 'business', openingId, 'money')
    await report(business, 'applicant', applicationId, 'pretends')
    const { reports } = await business.call('GET /api/reports', {})
    expect(reports).toMatchObject([{ about: 'An applicant', state: 'open' }])
  })

  test('only by people who have dealt with them; others get "not found"', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const { business, openingId, applicationId } = await applied()
    const { student: child, guardian } = await linkedPair(app)
    const [otherStudent, otherGuardian] = [await app.person(), await app.person('guardian')]
    const [otherMentor, otherBusiness] = [
      await mentorWithTimes(app),
      await app.verified('business', { companyName: 'Other' }),
    ]
    const tries: [Visitor, ReportPlace, string][] = [
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
    for (const [reporter, place, subject] of tries) {
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

  test('once: repeating it returns the same report, and a later note is added', async () => {
    const { student, id } = await plannedSession(app)
    const first = await report(student, 'session', id, 'not-safe-now')
    const again = await report(student, 'session', id, 'not-safe-now', 'He knows my school')
    await report(student, 'session', id, 'not-safe-now', 'something else entirely')
    expect(again.reportId).toBe(first.reportId)
    const filed = (await openReports(staff)).filter((one) => one.id === first.reportId)
    expect(filed).toMatchObject([{ note: 'He knows my school' }])
  })

  test('up to twenty times a day per person', async () => {
    const { student, id } = await plannedSession(app)
    const filing = { id, place: 'session', reason: 'other' } as const
    for (let at = 0; at < 20; at += 1) await student.call('POST /api/reports/:id', filing)
    expect(await student.refused('POST /api/reports/:id', filing)).toMatchObject({ status: 429 })
  })

  test('only for a suitable reason, and crisis words in the note get the help card', async () => {
    const { student, id } = await plannedSession(app)
    const unfit = { id, place: 'mentor', reason: 'at-risk' } as const
    expect((await student.ask('POST /api/reports/:id', unfit)).status).toBe(404)
    const { openingId, student: other } = await applied()
    const notThere = { id: openingId, place: 'business', reason: 'at-risk' } as const
    expect(await other.refused('POST /api/reports/:id', notThere)).toMatchObject({ status: 400 })
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
  expect(mine).not.toContain('taken_by')
})

describe('staff', () => {
  test('see urgent reports first, then the oldest, with who, what and where', async () => {
    const before = await staff.call('GET /api/staff', {})
    const [one, two, three] = [
      await plannedSession(app),
      await plannedSession(app),
      await plannedSession(app),
    ]
    const filed = [
      await report(one.student, 'session', one.id, 'absent'),
      await later(app, hour, () => report(two.student, 'session', two.id, 'sexual')),
      await later(app, 2 * hour, () => report(three.mentor, 'session', three.id, 'at-risk')),
    ].map(({ reportId }) => reportId)
    const reports = (await openReports(staff)).filter((card) => filed.includes(card.id))
    expect(reports.map(({ reason }) => reason)).toEqual(['sexual', 'at-risk', 'absent'])
    expect(reports[0]).toMatchObject({
      urgent: true,
      stopped: true,
      paused: true,
      where: expect.stringContaining('16:00') as string,
      reporter: { id: two.student.userId, role: 'student' },
      about: { id: two.mentor.userId, role: 'mentor' },
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
    const other = await app.staff()
    const reason = 'Called both of them today'
    await other.call('POST /api/staff/reports/:id/take', { id: reportId, seen: 'open', reason })
    const stale = { id: reportId, seen: 'open', reason, outcome: 'nothing' } as const
    expect(await staff.refused('POST /api/staff/reports/:id/close', stale)).toMatchObject({
      status: 409,
      message: expect.stringContaining(`${other.name} is looking at a report about`) as string,
    })
    const [card] = (await openReports(staff)).filter((one) => one.id === reportId)
    expect(card).toMatchObject({ state: 'looking', takenBy: other.name })
    const close = { ...stale, seen: 'looking', outcome: 'spoken' } as const
    await other.call('POST /api/staff/reports/:id/close', close)
    expect(await staff.refused('POST /api/staff/reports/:id/close', close)).toMatchObject({
      message: expect.stringContaining(`${other.name} closed a report about`) as string,
    })
    expect(await titlesOf(student)).toContain('We looked at what you told us')
    expect(await unread()).toBe(0)
    const { reports } = await student.call('GET /api/reports', {})
    expect(reports).toMatchObject([{ id: reportId, state: 'closed', outcome: 'spoken' }])
    const { notifications } = await student.call('GET /api/notifications', {})
    const heard = notifications.find(({ title }) => title === 'We looked at what you told us')
    expect(heard?.body).toMatch(/^We spoke with them about it\. Thank you/)
    const closed = await staff.call('GET /api/staff/reports', { list: 'closed' })
    expect(closed.reports.map((one) => one.id)).toContain(reportId)
  })

  test('see other reports about the same person, with their outcome', async () => {
    const first = await plannedSession(app)
    const { student: one, mentor, id } = first
    const { reportId: earlier } = await report(one, 'session', id, 'absent')
    const close = { id: earlier, seen: 'open', outcome: 'spoken' } as const
    await staff.call('POST /api/staff/reports/:id/close', {
      ...close,
      reason: 'Called the mentor.',
    })
    const two = await app.person('student', { age: '19' })
    await meets(app, two, mentor, secondTime(app))
    const { reportId } = await report(two, 'mentor', mentor.userId, 'disrespect', 'He <laughed>.')
    const card = (await openReports(staff)).find((each) => each.id === reportId)
    expect(card).toMatchObject({ note: 'He <laughed>.', others: 1, reporter: { id: two.userId } })
    expect(card?.otherReports).toEqual([
      {
        id: earlier,
        at: app.services.now().toISOString(),
        reason: 'absent',
        reporter: nameAndInitial(one.name),
        state: 'closed',
        outcome: 'spoken',
      },
    ])
  })

  test('are notified by bell and letter, of danger even at night', async () => {
    const desk = await app.staff()
    const [one, two] = [await plannedSession(app), await plannedSession(app)]
    const now = app.services.now()
    app.setTime(`${dayOf(now)}T23:30:00-05:00`)
    await report(one.student, 'session', one.id, 'absent')
    await report(two.student, 'session', two.id, 'threatening')
    await app.runJobs()
    app.setTime(now)
    expect(await titlesOf(desk)).toEqual(
      expect.arrayContaining([
        'A person is reported',
        'Urgent report: somebody may be in danger',
      ]) as string[],
    )
    const letters = app.letters().filter((letter) => letter.includes(`To: ${desk.email}`))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Urgent report: somebody may be in danger')
    expect(letters[0]).not.toContain('A person is reported')
  })
})
