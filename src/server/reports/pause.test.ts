import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair, titlesOf, viewOf } from '../testing/link-guardian.ts'
import { later } from '../testing/later.ts'
import {
  sendMentorRequest,
  firstTime,
  mentorWithTimes,
  openTimes,
  plannedSession,
  sweep,
} from '../testing/mentors.ts'
import { listedOpenings, newOpening, postedOpening, writtenPosting } from '../testing/openings.ts'
import { meets, openReports, report, secondTime } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { seenCard } from '../testing/verification.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const day = 24 * 60 * 60 * 1000
const reason = 'Spoke with both of them'
const grown = () => app.person('student', { age: '19' })

const sessionsOf = async (student: Visitor) =>
  (await student.call('GET /api/mentor-sessions', {})).sessions

async function applicant() {
  const { owner, id } = await postedOpening(app)
  const student = await grown()
  await student.call('POST /api/applications', { opportunityId: id, share: [] })
  return { owner, id, student }
}

describe('an unsafe report about a mentor', () => {
  test('ends what is planned with this student, puts sessions with others on hold, and stops requests', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    await meets(app, otherStudent, mentor, secondTime(app))
    await report(student, 'session', id, 'threatening')

    expect(await sessionsOf(student)).toMatchObject([{ state: 'cancelled', room: null }])
    expect(await sessionsOf(otherStudent)).toMatchObject([
      { state: 'planned', onHold: true, room: null },
    ])
    expect(await titlesOf(otherStudent)).toContainEqual(
      expect.stringMatching(/^On hold: your session/),
    )
    const third = await grown()
    await expect(sendMentorRequest(third, mentor, firstTime(app))).rejects.toThrow('404')
    const { mentors } = await third.call('GET /api/mentors', {})
    expect(mentors.map((card) => card.id)).not.toContain(mentor.userId)
  })

  test('does not reveal to the mentor who reported them: both sessions look the same', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    await meets(app, otherStudent, mentor, secondTime(app))
    await report(student, 'session', id, 'sexual')
    const { upcoming } = await mentor.call('GET /api/mentor', {})
    expect(
      upcoming.map(({ state, onHold, room, mayCancel: _own }) => [state, onHold, room]),
    ).toEqual([
      ['planned', true, null],
      ['planned', true, null],
    ])
    const { notifications } = await mentor.call('GET /api/notifications', {})
    const otherNotifications = notifications.filter(
      ({ title }) => !title.includes('asks for a session'),
    )
    expect(otherNotifications.map(({ title }) => title)).toContain('Your bookings are paused')
    for (const person of [student, otherStudent]) {
      expect(JSON.stringify(otherNotifications)).not.toContain(person.name.split(' ')[0])
    }
    expect(await mentor.call('GET /api/mentor', {})).toMatchObject({ paused: true, students: [] })
  })

  test('keeps the mentor from accepting anyone; a request is passed on immediately, with a message that says why', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    const result = await sendMentorRequest(otherStudent, mentor, secondTime(app))
    if (result.kind !== 'asked') throw new Error('The time was taken')
    await report(student, 'session', id, 'meet-outside')
    const accept = { id: result.requestId }
    expect((await mentor.refused('POST /api/mentor/requests/:id/accept', accept)).status).toBe(404)
    const { requests } = await otherStudent.call('GET /api/mentor-sessions', {})
    expect(requests).toMatchObject([{ state: 'offered' }])
    const { notifications } = await otherStudent.call('GET /api/notifications', {})
    const [notification] = notifications.filter(
      ({ title }) => title === 'We are asking other mentors for you',
    )
    expect(notification?.body).toContain('takes no bookings at the moment')
  })

  test('ends the mentorship of the student who reported, for both sides', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    await meets(app, otherStudent, mentor, secondTime(app))
    await report(student, 'session', id, 'threatening')
    expect((await student.call('GET /api/mentor-sessions', {})).mentors).toEqual([])
    expect((await otherStudent.call('GET /api/mentor-sessions', {})).mentors).toHaveLength(1)
    await staff.call('POST /api/staff/people/:id/lift-pause', { id: mentor.userId, reason })
    const home = await mentor.call('GET /api/mentor', {})
    expect(home.students.map((card) => card.id)).toEqual([otherStudent.userId])
    expect(home.upcoming).toHaveLength(1)
    expect(await titlesOf(mentor)).not.toContainEqual(expect.stringMatching(/ended|Cancelled/))
  })

  test('can be lifted by staff with a reason: sessions on hold go ahead', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    await meets(app, otherStudent, mentor, secondTime(app))
    await report(student, 'session', id, 'threatening')
    await staff.call('POST /api/staff/people/:id/lift-pause', { id: mentor.userId, reason })
    expect(await sessionsOf(otherStudent)).toMatchObject([{ state: 'planned', onHold: false }])
    expect(await titlesOf(otherStudent)).toContainEqual(expect.stringMatching(/^It goes ahead/))
    expect(await titlesOf(mentor)).toContain('Your bookings are open again')
    await openTimes(app, mentor, 5)
    const third = await grown()
    expect(await sendMentorRequest(third, mentor, firstTime(app, 5))).toMatchObject({
      kind: 'asked',
    })
  })

  test('calls off a session that is still on hold when its time comes', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    await meets(app, otherStudent, mentor, secondTime(app))
    await report(student, 'session', id, 'threatening')
    await later(app, 4 * day, () => sweep(app, 'mentors.sessions'))
    expect(await sessionsOf(otherStudent)).toMatchObject([
      { state: 'cancelled', cancelReason: 'mentor-away', maySay: false },
    ])
  })

  test('by a new account that only saw their card goes to staff without pausing anything', async () => {
    const [stranger, mentor] = [await grown(), await mentorWithTimes(app)]
    const result = await report(stranger, 'mentor', mentor.userId, 'threatening')
    expect(result).toMatchObject({ urgent: true, paused: null })
    const [card] = (await openReports(staff)).filter(({ id }) => id === result.reportId)
    expect(card).toMatchObject({ urgent: true, stopped: false, paused: false })
    expect(await sendMentorRequest(await grown(), mentor, firstTime(app))).toMatchObject({
      kind: 'asked',
    })
  })

  test('from two students concurrently pauses the mentor once', async () => {
    const { student, mentor, id } = await plannedSession(app)
    const otherStudent = await grown()
    const otherId = await meets(app, otherStudent, mentor, secondTime(app))
    await Promise.all([
      report(student, 'session', id, 'threatening'),
      report(otherStudent, 'session', otherId, 'sexual'),
    ])
    for (const person of [student, otherStudent]) {
      expect(await sessionsOf(person)).toMatchObject([{ state: 'cancelled' }])
    }
    const titles = await titlesOf(mentor)
    expect(titles.filter((title) => title === 'Your bookings are paused')).toHaveLength(1)
  })
})

describe('an unsafe report about a business', () => {
  test('hides all its openings until staff lift it, and keeps new ones from being published', async () => {
    const { owner, id, student } = await applicant()
    const visitor = await grown()
    await report(student, 'business', id, 'threatening')
    expect(await visitor.refused('GET /api/opportunities/:id', { id })).toMatchObject({
      status: 404,
    })
    const { id: draft } = await owner.call('POST /api/postings', {
      ...writtenPosting,
      title: 'Cook',
    })
    expect(await owner.refused('POST /api/postings/:id/publish', { id: draft })).toMatchObject({
      status: 409,
      message: 'Your openings are paused while our staff look into something.',
    })
    await staff.call('POST /api/staff/people/:id/lift-pause', { id: owner.userId, reason })
    expect(await visitor.call('GET /api/opportunities/:id', { id })).toMatchObject({ id })
    expect(await titlesOf(owner)).toContain('Your openings are open again')
  })

  test('stays in force when staff verify it again in the meantime', async () => {
    const { owner, id, student } = await applicant()
    await report(student, 'business', id, 'sexual')
    const card = async () => ({ ...(await seenCard(app, owner)), reason })
    await staff.call('POST /api/staff/verifications/:id/take-back', await card())
    const verified = { ...(await card()), checks: ['phone' as const] }
    await staff.call('POST /api/staff/verifications/:id/verify', verified)
    expect((await student.ask('GET /api/opportunities/:id', { id })).status).toBe(404)
  })
})

describe('a guardian', () => {
  test('can stop a mentor: the mentorship ends, both are notified once, and the mentor is not offered again', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await meets(app, student, mentor)
    const pair = { id: student.userId, mentorId: mentor.userId }
    const stop = 'POST /api/guardian/students/:id/mentors/:mentorId/stop'
    await guardian.call(stop, pair)
    await guardian.call(stop, pair)
    expect(await sessionsOf(student)).toMatchObject([{ state: 'cancelled', cancelledBy: null }])
    const expectedTitles = [
      [student, 'A guardian stopped the mentoring with Shanice'],
      [mentor, 'The mentorship with Shanice has ended'],
    ] as const
    for (const [person, expectedTitle] of expectedTitles) {
      expect((await titlesOf(person)).filter((title) => title === expectedTitle)).toHaveLength(1)
    }
    expect((await student.ask('GET /api/mentors/:id', { id: mentor.userId })).status).toBe(404)
    expect(await viewOf(guardian, student)).toMatchObject({
      mentors: [],
      stoppedMentors: [{ id: mentor.userId }],
    })

    // The student cannot undo it.
    const { avoided } = await student.call('GET /api/mentor-sessions', {})
    expect(avoided).toEqual([])
    await student.call('POST /api/mentors/:id/avoid', { id: mentor.userId, avoid: false })
    expect((await student.ask('GET /api/mentors/:id', { id: mentor.userId })).status).toBe(404)

    await guardian.call('POST /api/guardian/students/:id/mentors/:mentorId/allow', pair)
    expect((await student.ask('GET /api/mentors/:id', { id: mentor.userId })).status).toBe(200)
  })

  test('can only stop mentors the student has dealt with, and none for an adult student', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    const stop = 'POST /api/guardian/students/:id/mentors/:mentorId/stop'
    const pair = { id: student.userId, mentorId: mentor.userId }
    expect(await guardian.refused(stop, pair)).toMatchObject({ status: 404 })
    const { student: adult, guardian: parent } = await linkedPair(app, '19')
    await meets(app, adult, mentor)
    expect((await parent.ask(stop, { ...pair, id: adult.userId })).status).toBeGreaterThan(400)
    expect(await sessionsOf(adult)).toMatchObject([{ state: 'planned' }])
  })

  test('who reports a mentor as unsafe pauses their bookings', async () => {
    const { student, guardian } = await linkedPair(app)
    const mentor = await mentorWithTimes(app)
    await meets(app, student, mentor)
    await report(guardian, 'mentor', mentor.userId, 'meet-outside')
    expect(await sessionsOf(student)).toMatchObject([{ state: 'cancelled' }])
    expect((await student.ask('GET /api/mentors/:id', { id: mentor.userId })).status).toBe(404)
  })
})

describe('reports of an opening', () => {
  const file = (person: Visitor, id: string, why: 'unsafe' | 'not-real') =>
    person.call('POST /api/opportunities/:id/report', { id, reason: why })
  const isThere = async (id: string) =>
    (await (await grown()).ask('GET /api/opportunities/:id', { id })).status === 200

  test('as unsafe put it on hold and notify staff; from a brand-new account they only notify staff', async () => {
    const [first = '', second = ''] = await listedOpenings(app.services, [
      newOpening(),
      newOpening(),
    ])
    const person = await app.person()
    await file(person, first, 'unsafe')
    expect(await isThere(first)).toBe(true)
    expect(await titlesOf(staff)).toContain('Urgent report: somebody may be in danger')
    await later(app, 2 * day, () => file(person, second, 'unsafe'))
    expect(await isThere(second)).toBe(false)
    const { posts } = await staff.call('GET /api/staff/posts', { list: 'held' })
    expect(posts.find(({ id }) => id === second)).toMatchObject({ heldBy: 'reports' })
  })

  test('from three accounts younger than a day hide nothing; a programme is never hidden by reports', async () => {
    const [fresh = ''] = await listedOpenings(app.services, [newOpening()])
    const [programme = ''] = await listedOpenings(app.services, [newOpening()], 'programme')
    const people = [await app.person(), await app.person(), await app.person()]
    for (const person of people) await file(person, fresh, 'not-real')
    expect(await isThere(fresh)).toBe(true)
    await later(app, 2 * day, async () => {
      for (const person of people) await file(person, programme, 'unsafe')
    })
    expect(await isThere(programme)).toBe(true)
  })
})
