import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOldNotifications } from '../notifications/commands.ts'
import { linkGuardian, titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { guardianJobs } from './jobs.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

beforeEach(() => app.setTime('2026-10-20T10:00:00-05:00'))

/** Runs the morning job. */
async function morningOf(day: string, ...people: Visitor[]): Promise<void> {
  app.setTime(`${day}T08:00:00-05:00`)
  await guardianJobs(app.services)
    .find(({ name }) => name === 'guardians.links')
    ?.run({})
  for (const person of people) await person.signIn()
}

const isAboutAdulthood = (title: string) => /adult|You are 18/.test(title)
const adulthoodTitles = async (person: Visitor) => (await titlesOf(person)).filter(isAboutAdulthood)

const noticeToStudent = 'You count as an adult on Upful from 1 December 2026'
const noticeToGuardian = 'Shanice counts as an adult on Upful from 1 December 2026'

/** Born in the November in which they turn 18, so that they count as an adult from December. */
async function almostAdult(birthMonth = '2008-11') {
  const student = await app.person('student', { birthMonth })
  const guardian = await app.person('guardian')
  await linkGuardian(student, guardian)
  return { student, guardian }
}

describe('in the month before a student counts as an adult', () => {
  test('they and their guardians are notified once, with the day and what changes', async () => {
    const { student, guardian } = await almostAdult()
    await morningOf('2026-10-31', student, guardian)
    expect(await adulthoodTitles(student)).toEqual([])
    await morningOf('2026-11-01', student, guardian)
    await morningOf('2026-11-02', student, guardian)
    expect(await adulthoodTitles(student)).toEqual([noticeToStudent])
    expect(await adulthoodTitles(guardian)).toEqual([noticeToGuardian])
    await app.runJobs()
    const letterTo = (person: Visitor) =>
      app.letters().filter((text) => text.includes(`To: ${person.email}`) && text.includes('adult'))
    expect(letterTo(student)).toHaveLength(1)
    expect(letterTo(student)[0]).toContain('Your guardians stop seeing your progress')
    expect(letterTo(guardian)).toHaveLength(1)
    expect(letterTo(guardian)[0]).toContain('nothing needs your approval')
  })

  test('they are notified late if the server was down on the first of the month', async () => {
    const { student } = await almostAdult()
    await morningOf('2026-11-29', student)
    expect(await adulthoodTitles(student)).toEqual([noticeToStudent])
  })

  test('a guardian who is linked during that month is notified too, and nobody is notified twice', async () => {
    const { student, guardian } = await almostAdult()
    await morningOf('2026-11-01', student, guardian)
    const aunt = await app.person('guardian')
    await linkGuardian(student, aunt)
    await morningOf('2026-11-05', student, guardian, aunt)
    expect(await adulthoodTitles(aunt)).toEqual([noticeToGuardian])
    expect(await adulthoodTitles(guardian)).toEqual([noticeToGuardian])
    expect(await adulthoodTitles(student)).toEqual([noticeToStudent])
  })

  test('a student without a guardian is not told anything about guardians', async () => {
    const student = await app.person('student', { birthMonth: '2008-11' })
    await morningOf('2026-11-01', student)
    const { notifications } = await student.call('GET /api/notifications', {})
    const notification = notifications.find(({ title }) => title === noticeToStudent)
    expect(notification?.body).not.toContain('guardians')
    expect(notification?.path).toBe('/profile')
  })

  test('students whose month is unknown, later or long past are not notified', async () => {
    const people = [
      await app.person('student'),
      await app.person('student', { birthMonth: '2008-12' }),
      await app.person('student', { birthMonth: '2008-10' }),
      await app.person('student', { birthMonth: '2001-11' }),
    ]
    await morningOf('2026-11-03', ...people)
    for (const person of people) expect(await adulthoodTitles(person)).toEqual([])
  })

  test('a waiting letter is not sent if the month is corrected in the meantime', async () => {
    const { student, guardian } = await almostAdult()
    await morningOf('2026-11-01', student, guardian)
    await student.call('PATCH /api/profile', { fields: { birthMonth: '2009-11' } })
    await app.runJobs()
    const letters = app.letters().filter((text) => text.includes(noticeToGuardian))
    expect(letters.filter((text) => text.includes(guardian.email))).toEqual([])
  })
})

describe('on the day a student counts as an adult', () => {
  test('the student is told what they can do now and asked about each guardian, and the guardian is told why access ended', async () => {
    const { student, guardian } = await almostAdult()
    await morningOf('2026-11-01', student, guardian)
    await morningOf('2026-11-30', student, guardian)
    expect(await adulthoodTitles(student)).toEqual([noticeToStudent])
    await morningOf('2026-12-01', student, guardian)
    await morningOf('2026-12-02', student, guardian)
    expect((await adulthoodTitles(student)).toSorted()).toEqual([
      `You are 18: may ${guardian.name} keep seeing your progress?`,
      noticeToStudent,
      'You count as an adult on Upful now',
    ])
    // Earlier notifications about the student are removed along with the access.
    expect(await adulthoodTitles(guardian)).toEqual(['Shanice counts as an adult on Upful now'])
  })

  test('the student is asked about a link only once, even half a year later', async () => {
    const { student, guardian } = await almostAdult()
    await morningOf('2026-12-01')
    app.setTime('2027-06-15T10:00:00-05:00')
    await app.services.transaction(forgetOldNotifications)
    await morningOf('2027-06-16')
    const notifications = await app.services.db
      .selectFrom('notifications')
      .select('type')
      .where('user_id', 'in', [student.userId, guardian.userId])
      .execute()
    expect(notifications).toEqual([])
  })
})
