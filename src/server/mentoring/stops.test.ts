import { beforeAll, describe, expect, test } from 'vitest'
import {
  answerLast,
  anotherGuardian,
  linkedDaysAgo,
  longLinkedPair,
  titlesOf,
  viewOf,
} from '../testing/link-guardian.ts'
import { sendMentorRequest, firstTime, mentorWithTimes } from '../testing/mentors.ts'
import { meets } from '../testing/reports.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const stop = 'POST /api/guardian/students/:id/mentors/:mentorId/stop'
const allow = 'POST /api/guardian/students/:id/mentors/:mentorId/allow'
const askToAllow = 'POST /api/guardian/students/:id/mentors/:mentorId/ask-to-allow'

/** A minor's mentor, stopped by the first of two guardians. */
async function stoppedMentor(daysOfOther = 30) {
  const { student, guardian } = await longLinkedPair(app)
  const mentor = await mentorWithTimes(app)
  await meets(app, student, mentor)
  const other = await anotherGuardian(app, student, daysOfOther)
  const pair = { id: student.userId, mentorId: mentor.userId }
  await guardian.call(stop, pair)
  return { student, guardian, other, mentor, pair }
}

const liftOf = async (guardian: Visitor, student: Visitor) =>
  (await viewOf(guardian, student)).stoppedMentors.map(({ lift }) => lift)
const isStopped = async (student: Visitor, mentor: Visitor) =>
  (await student.ask('GET /api/mentors/:id', { id: mentor.userId })).status === 404

describe('a mentor stopped by one guardian', () => {
  test('cannot be allowed again by another guardian, who can ask for it', async () => {
    const { student, guardian, other, mentor, pair } = await stoppedMentor()
    expect((await titlesOf(other)).join()).toContain('Another guardian of Shanice stopped Shanice')
    expect(await liftOf(other, student)).toEqual(['ask'])
    const refusal = await other.refused(allow, pair)
    expect(refusal.message).toContain('Another guardian stopped this mentor')
    expect(await isStopped(student, mentor)).toBe(true)

    await other.call(askToAllow, pair)
    await other.call(askToAllow, pair)
    expect(await liftOf(other, student)).toEqual(['asked'])
    const titles = await titlesOf(guardian)
    expect(titles.filter((title) => title.includes('asks you to allow'))).toHaveLength(1)
    expect(await isStopped(student, mentor)).toBe(true)

    expect(await liftOf(guardian, student)).toEqual(['now'])
    expect(await guardian.call(allow, pair)).toEqual({ done: true, stopped: false })
    expect(await isStopped(student, mentor)).toBe(false)
    expect((await titlesOf(other)).join()).toContain('allowed Shanice again')
    expect((await titlesOf(guardian)).join()).not.toContain('allowed Shanice again')
  })

  test('is announced to the student as stopped by a guardian, and to the mentor as ended', async () => {
    const { student, mentor } = await stoppedMentor()
    const { notifications } = await student.call('GET /api/notifications', {})
    expect(notifications).toContainEqual(
      expect.objectContaining({ title: 'A guardian stopped the mentoring with Shanice' }),
    )
    const cancelled = notifications.find(({ title }) => title.startsWith('Cancelled: your session'))
    expect(cancelled?.body).toContain('A guardian stopped the mentoring. Shanice did not cancel')
    const mentorNotifications = (await mentor.call('GET /api/notifications', {})).notifications
    expect(mentorNotifications.map(({ title }) => title)).toContain(
      'The mentorship with Shanice has ended',
    )
    expect(JSON.stringify(mentorNotifications)).not.toMatch(/guardian/i)
  })

  test('can be one who has not answered a request yet, and the student is notified once', async () => {
    const { student, guardian } = await longLinkedPair(app)
    const [firstMentor, mentor] = [await mentorWithTimes(app), await mentorWithTimes(app)]
    await sendMentorRequest(student, firstMentor, firstTime(app))
    await answerLast(guardian, student)
    expect(await sendMentorRequest(student, mentor, firstTime(app))).toMatchObject({
      kind: 'asked',
    })
    const pair = { id: student.userId, mentorId: mentor.userId }
    await guardian.call(stop, pair)
    await guardian.call(stop, pair)
    const titles = await titlesOf(student)
    expect(titles.filter((title) => title.startsWith('A guardian stopped'))).toHaveLength(1)
    expect((await titlesOf(mentor)).join()).not.toContain('has ended')
  })

  test('stays stopped by a second guardian who also stopped them', async () => {
    const { student, guardian, other, mentor, pair } = await stoppedMentor()
    await other.call(stop, pair)
    expect(await guardian.call(allow, pair)).toEqual({ done: true, stopped: true })
    expect(await isStopped(student, mentor)).toBe(true)
    expect(await other.call(allow, pair)).toEqual({ done: true, stopped: false })
    expect(await isStopped(student, mentor)).toBe(false)
  })

  test('stays stopped when that link ends, until a guardian linked for a week allows them; both are notified', async () => {
    const { student, guardian, other, mentor, pair } = await stoppedMentor(2)
    await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
    expect(await isStopped(student, mentor)).toBe(true)
    expect((await other.refused(allow, pair)).code).toBe('not-possible')
    const staff = await app.staff()
    await other.call(askToAllow, pair)
    expect((await titlesOf(staff)).join()).toContain('asks to allow a mentor again')

    await linkedDaysAgo(app, { student, guardian: other }, 7)
    await other.call(allow, pair)
    expect(await isStopped(student, mentor)).toBe(false)
    expect((await titlesOf(guardian)).join()).toContain('allowed Shanice again')
  })

  test('stays stopped when that guardian deletes their account', async () => {
    const { student, guardian, mentor } = await stoppedMentor()
    await app.services.db.deleteFrom('auth_users').where('id', '=', guardian.userId).execute()
    await student.call('POST /api/mentors/:id/avoid', { id: mentor.userId, avoid: false })
    expect(await isStopped(student, mentor)).toBe(true)
    expect((await student.call('GET /api/mentor-sessions', {})).avoided).toEqual([])
  })

  test('can be allowed again by staff, with a reason, and each guardian is notified', async () => {
    const { student, guardian, other, mentor, pair } = await stoppedMentor()
    const staff = await app.staff()
    const reason = 'Both parents came to the office'
    await staff.call('POST /api/staff/people/:id/look', { id: pair.id, reason })
    const record = await staff.call('GET /api/staff/people/:id', { id: pair.id })
    expect(record.stoppedMentors).toMatchObject([{ id: mentor.userId, guarded: true }])
    await staff.call('POST /api/staff/people/:id/mentors/:mentorId/allow', { ...pair, reason })
    expect(await isStopped(student, mentor)).toBe(false)
    for (const parent of [guardian, other]) {
      expect(await titlesOf(parent)).toContain('Our staff allowed Shanice again')
    }
  })

  test('is the student’s choice once they are 18', async () => {
    const { student, mentor } = await stoppedMentor()
    await app.services.db
      .updateTable('student_profiles')
      .set({ birth_month: student.bornForAge('19') })
      .where('user_id', '=', student.userId)
      .execute()
    expect(await isStopped(student, mentor)).toBe(true)
    const { avoided } = await student.call('GET /api/mentor-sessions', {})
    expect(avoided).toMatchObject([{ id: mentor.userId }])
    await student.call('POST /api/mentors/:id/avoid', { id: mentor.userId, avoid: false })
    expect(await isStopped(student, mentor)).toBe(false)
  })
})

describe('an approval for a mentor who was stopped', () => {
  test('is no longer valid, even if it covered later mentors', async () => {
    const { student, guardian } = await longLinkedPair(app)
    const mentor = await mentorWithTimes(app)
    const pair = { id: student.userId, mentorId: mentor.userId }
    await sendMentorRequest(student, mentor, firstTime(app))
    await answerLast(guardian, student, 'approved', 'later')
    await guardian.call(stop, pair)
    expect((await guardian.call('GET /api/guardian', {})).given).toEqual([])
    await guardian.call(allow, pair)
    expect(await sendMentorRequest(student, mentor, firstTime(app))).toMatchObject({
      kind: 'waiting',
    })
  })

  test('given for another mentor and later ones does not cover this one', async () => {
    const { student, guardian } = await longLinkedPair(app)
    const [first, second] = [await mentorWithTimes(app), await mentorWithTimes(app, 4)]
    await sendMentorRequest(student, first, firstTime(app))
    await answerLast(guardian, student, 'approved', 'later')
    expect(await sendMentorRequest(student, second, firstTime(app, 4))).toMatchObject({
      kind: 'asked',
    })
    const pair = { id: student.userId, mentorId: second.userId }
    await guardian.call(stop, pair)
    await guardian.call(allow, pair)
    expect(await sendMentorRequest(student, second, firstTime(app, 4))).toMatchObject({
      kind: 'waiting',
    })
    const third = await mentorWithTimes(app, 5)
    expect(await sendMentorRequest(student, third, firstTime(app, 5))).toMatchObject({
      kind: 'asked',
    })
  })
})
