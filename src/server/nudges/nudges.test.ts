import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, atTime, dayFrom, type Day } from '#domain/day.ts'
import { earnSkill, listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { nudgeStudents } from './sweeps.ts'

let app: TestApp
// Earlier than the real clock, by which sessions expire.
let today = dayFrom('2025-06-02')

beforeAll(async () => {
  app = await startApp()
})

beforeEach(() => {
  // Long enough after the test before that its students have gone.
  today = addDays(today, 30)
})

/** A student who was active for one day only, three days ago. */
async function awayStudent(lastDay: Day = addDays(today, -3)): Promise<Visitor> {
  app.setTime(atTime(lastDay, '12:00'))
  const student = await app.person()
  await student.call('POST /api/check-in', {})
  app.setTime(atTime(today, '12:00'))
  return student
}

async function withReviews(student: Visitor, cards: number, answeredOn: Day | null = null) {
  await app.services.db
    .insertInto('review_cards')
    .values(
      Array.from({ length: cards }, (_, index) => ({
        user_id: student.userId,
        source_kind: 'quiz',
        source_id: 'a/b',
        question_id: `question-${index}`,
        skill: 'budgeting' as const,
        question: '{}',
        memory: '{}',
        due_at: atTime(addDays(today, -1), '12:00'),
        answered_on: answeredOn,
        created_at: atTime(addDays(today, -5), '12:00'),
      })),
    )
    .execute()
}

/** A course of this many percent, last touched this many days ago; returns its title. */
async function withCourse(student: Visitor, percent: number, daysAgo = 3): Promise<string> {
  const [course] = app.services.content.courses
  if (course === undefined) throw new Error('There are no courses')
  await app.services.db
    .insertInto('user_course_progress')
    .values({
      user_id: student.userId,
      course_id: course.id,
      completion_percentage: percent,
      started_at: atTime(addDays(today, -9), '12:00'),
      last_accessed_at: atTime(addDays(today, -daysAgo), '12:00'),
    })
    .execute()
  return course.title
}

async function withSaved(student: Visitor, title: string, closesIn: number): Promise<string> {
  const deadline = addDays(today, closesIn)
  const [id = ''] = await listedOpenings(app.services, [newOpening({ title, deadline })])
  await app.services.db
    .insertInto('saved_opportunities')
    .values({
      user_id: student.userId,
      opportunity_id: id,
      title,
      company: 'A company',
      saved_at: app.services.now(),
    })
    .execute()
  return id
}

/** Twice, like two processes; in pages of two. */
async function evening(day = today): Promise<void> {
  app.setTime(atTime(day, '18:00'))
  await Promise.all([1, 2].map(() => nudgeStudents(app.services, { atOnce: 2 })))
}

async function titlesOf(student: Visitor): Promise<string[]> {
  const { notifications } = await student.call('GET /api/notifications', {})
  const kinds = ['opening-closes', 'streak-waits', 'review-waits', 'course-nearly-done']
  return notifications.filter(({ type }) => kinds.includes(type)).map(({ title }) => title)
}

test('three reviews that are due are named, fewer or recent ones are not', async () => {
  const [student, few, recent] = [await awayStudent(), await awayStudent(), await awayStudent()]
  await withReviews(student, 3)
  await withReviews(few, 2)
  await withReviews(recent, 4, addDays(today, -1))
  await evening()
  expect(await titlesOf(student)).toEqual(['3 questions are ready for you'])
  expect(await titlesOf(few)).toEqual([])
  expect(await titlesOf(recent)).toEqual([])
})

test('a course that is nearly done is named, with where it leads', async () => {
  const [student, early, touched] = [await awayStudent(), await awayStudent(), await awayStudent()]
  const title = await withCourse(student, 85)
  await withCourse(early, 79)
  await withCourse(touched, 85, 1)
  await evening()
  expect(await titlesOf(student)).toEqual([`${title}: 85% is done`])
  expect(await titlesOf(early)).toEqual([])
  expect(await titlesOf(touched)).toEqual([])
})

test('a saved opening is named in its last days, unless the student applied or wants no reminders', async () => {
  const [student, later, applied, muted] = [
    await awayStudent(),
    await awayStudent(),
    await awayStudent(),
    await awayStudent(),
  ]
  await withSaved(student, 'Baker', 2)
  await withSaved(later, 'Cook', 9)
  const id = await withSaved(applied, 'Barber', 2)
  await applied.call('POST /api/applications/outside', { opportunityId: id })
  await withSaved(muted, 'Driver', 2)
  await muted.call('PUT /api/job-wish', { kinds: [], places: [], reminders: false })
  await evening()
  const closes = addDays(today, 2)
  expect(await titlesOf(student)).toEqual([expect.stringMatching(/^Baker is open until /)])
  const [row] = await app.services.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', student.userId)
    .where('type', '=', 'opening-closes')
    .execute()
  expect(row?.data).toMatchObject({ title: 'Baker', closes })
  for (const other of [later, applied, muted]) expect(await titlesOf(other)).toEqual([])
})

/** A student who is a strong match for work with money in Kingston. */
async function goodWithMoney(): Promise<Visitor> {
  const student = await awayStudent()
  app.setTime(atTime(addDays(today, -3), '13:00'))
  await earnSkill(app.services, student.userId, 'budgeting', 5_000)
  app.setTime(atTime(today, '12:00'))
  await student.call('PUT /api/job-wish', {
    kinds: ['internship'],
    places: ['Kingston'],
    reminders: true,
  })
  return student
}

test('an opening that fits strongly is named in its last days, and one that was applied for is not', async () => {
  const [student, applied, beginner] = [
    await goodWithMoney(),
    await goodWithMoney(),
    await awayStudent(),
  ]
  const deadline = addDays(today, 2)
  const fitting = { skills: ['budgeting' as const], deadline }
  const [id = ''] = await listedOpenings(app.services, [
    newOpening({ ...fitting, title: 'Trainee teller' }),
    newOpening({ ...fitting, title: 'Teller of next month', deadline: addDays(today, 20) }),
    newOpening({ ...fitting, title: 'A guessed day', deadlineEstimated: true }),
    newOpening({ ...fitting, title: 'For adults', deadline: today, forAdults: true }),
    newOpening({ deadline, title: 'Something else', skills: ['programming'] }),
  ])
  await applied.call('POST /api/applications/outside', { opportunityId: id })
  await evening()
  expect(await titlesOf(student)).toEqual([expect.stringMatching(/^Trainee teller is open until /)])
  const { notifications } = await student.call('GET /api/notifications', {})
  const nudge = notifications.find(({ title }) => title.startsWith('Trainee teller'))
  expect(nudge).toMatchObject({ path: `/opportunities/${id}` })
  expect(nudge?.body).toMatch(/^It fits what you have learned/)
  expect(await titlesOf(applied)).toEqual([])
  expect(await titlesOf(beginner)).toEqual([])
})

test('somebody who wants no reminders of openings is not told what fits', async () => {
  const student = await goodWithMoney()
  await student.call('PUT /api/job-wish', {
    kinds: ['internship'],
    places: ['Kingston'],
    reminders: false,
  })
  const deadline = addDays(today, 1)
  await listedOpenings(app.services, [newOpening({ skills: ['budgeting'], deadline })])
  await evening()
  expect(await titlesOf(student)).toEqual([])
})

test('of several things one is named an evening, and another on the next', async () => {
  const student = await awayStudent()
  await withReviews(student, 5)
  await withCourse(student, 90)
  await withSaved(student, 'Baker', 3)
  await evening()
  expect(await titlesOf(student)).toEqual([expect.stringMatching(/^Baker/)])
  await evening(addDays(today, 1))
  expect(await titlesOf(student)).toEqual(['5 questions are ready for you'])
  await student.call('POST /api/check-in', {})
  expect(await titlesOf(student)).toEqual([])
})

test('somebody who has been away for more than two weeks is left in peace', async () => {
  const [student, gone] = [
    await awayStudent(addDays(today, -14)),
    await awayStudent(addDays(today, -15)),
  ]
  await withReviews(student, 3)
  await withReviews(gone, 3)
  await evening()
  expect(await titlesOf(student)).toHaveLength(1)
  expect(await titlesOf(gone)).toEqual([])
})
