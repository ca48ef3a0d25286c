import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { skillSaidBy } from '#domain/ledger/achievements.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import { sharedFields } from '#domain/openings/application.ts'
import type { Item } from '#domain/learning/course.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { finishCourse } from '../testing/made-course.ts'
import { postedOpening } from '../testing/openings.ts'
import { answeredSitting, showSkill } from '../testing/sit-assessment.ts'
import { rightAnswers } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const skill = 'budgeting'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ ANSWER_PACE: 'on' })
})

test('of a bot that clicks through a whole course, a business sees no badge, no skill and no course', async () => {
  const bot = await app.person('student', { age: '19' })
  const course = app.services.content.courses.find((each) => each.skill === skill) ?? expect.fail()
  await bot.call('POST /api/courses/:id/enrol', { id: course.id })
  for (const item of course.sections.flatMap(({ items }) => items)) {
    await clickThrough(bot, course.id, item)
  }
  await guessAssessment(bot)

  const { earned } = await bot.call('GET /api/achievements', {})
  const saying = app.services.content.achievements.filter((badge) => skillSaidBy(badge) !== null)
  expect(earned.filter(({ id }) => saying.some((badge) => badge.id === id))).toEqual([])
  const { shared, text } = await asBusinessSees(bot)
  expect(shared).toEqual(['name', 'email'])
  expect(text).not.toContain(course.title)
})

test('a course that is really finished stays between the student and Upful until the skill is shown', async () => {
  const calm = await startApp()
  const student = await calm.person('student', { age: '19' })
  const course = calm.services.content.courses.find((each) => each.skill === skill) ?? expect.fail()
  await finishCourse(calm, student, course.id)
  const before = await asBusinessSees(student, calm)
  expect(before.shared).toEqual(['name', 'email'])
  expect(before.text).not.toContain(course.title)

  await showSkill(calm, student, skill)
  const after = await asBusinessSees(student, calm)
  expect(after.shared).toEqual(['name', 'email', 'skills', 'badges'])
  expect(after.text).toContain('Budgeting: assessment passed with 100%')
  expect(after.text).toContain('Budget Boss')
  // Badges for effort and the course itself stay with the student.
  const { earned } = await student.call('GET /api/achievements', {})
  expect(earned.map(({ id }) => id)).toContain('first-course')
  expect(after.text).not.toMatch(/First Course|First Login/)
  expect(after.text).not.toContain(course.title)
})

test('a badge from when it was earned with a course stays with the student, and no business sees it', async () => {
  const student = await app.person('student', { age: '19' })
  await app.services.db
    .insertInto('user_achievements')
    .values({
      user_id: student.userId,
      achievement_id: 'budget-boss',
      title: 'Budget Boss',
      description: 'You tell your money where to go.',
      xp_points: 40,
      awarded_at: app.services.now(),
    })
    .execute()
  const { earned } = await student.call('GET /api/achievements', {})
  expect(earned.map(({ id }) => id)).toContain('budget-boss')
  expect((await asBusinessSees(student)).shared).toEqual(['name', 'email'])
})

test('the upgrade leaves in applications that were sent before only what is shown', async () => {
  const student = await app.person('student', { age: '19' })
  const { id } = await postedOpening(app)
  const { application } = await student.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
  })
  const stored = [
    { field: 'name', value: 'Keisha' },
    { field: 'skills', value: 'Budgeting: Solid (check passed: 80%), Teamwork: Building' },
    { field: 'badges', value: 'First Course, Budget Boss, Team Builder' },
  ]
  await app.services.db
    .updateTable('applications')
    .set({ shared: JSON.stringify(stored) })
    .where('user_id', '=', student.userId)
    .execute()
  const upgrade = new URL('../db/migrations/0114_only_what_is_shown.sql', import.meta.url)
  await sql.raw(readFileSync(upgrade, 'utf8')).execute(app.services.db)
  const details = await student.call('GET /api/applications/:id', { id: application.id })
  expect(details.shared).toEqual([
    { field: 'name', value: 'Keisha' },
    { field: 'skills', value: 'Budgeting: assessment passed with 80%' },
  ])
})

/** Clicks as soon as it may, with words that mean nothing, solutions that are shown and wrong answers to questions. */
async function clickThrough(bot: Visitor, id: string, item: Item): Promise<void> {
  const lesson = { id, contentId: item.id }
  await bot.call('POST /api/courses/:id/lessons/:contentId/open', lesson)
  wait()
  if (item.type === 'article') {
    await bot.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
    return
  }
  for (const answer of wrongAnswers(item)) {
    const { completion } = await bot.call('POST /api/courses/:id/lessons/:contentId/answer', {
      ...lesson,
      answer,
    })
    expect([item.id, completion.courseFinished]).toEqual([item.id, false])
  }
}

function wrongAnswers(item: Item): LessonAnswer[] {
  if (item.type !== 'quiz') return rightAnswers(item)
  const answers = item.questions.map((question) => [question.id, wrongAnswerTo(question)])
  return [{ type: 'quiz', answers: Object.fromEntries(answers) }]
}

async function guessAssessment(bot: Visitor): Promise<void> {
  const { assessments } = app.services.content
  const assessment = assessments.find((each) => each.skill === skill) ?? expect.fail()
  const wrong = await answeredSitting(bot, assessment, assessment.questions.length)
  wait()
  await bot.call('POST /api/assessments/:id/submit', wrong)
}

function wait(): void {
  app.setTime(new Date(app.services.now().getTime() + 60_000))
}

/** Applies with everything there is to share, and reads it as the business. */
async function asBusinessSees(student: Visitor, at = app) {
  const { owner, id } = await postedOpening(at)
  const { fields } = await student.call('GET /api/sharing', { opportunityId: id })
  await student.call('POST /api/applications', { opportunityId: id, share: [...sharedFields] })
  const { applicants } = await owner.call('GET /api/postings/:id/applicants', { id })
  const [applicant] = applicants
  const shared = applicant?.kind === 'applicant' ? applicant.shared.map(({ field }) => field) : []
  expect(shared).toEqual(fields.map(({ field }) => field))
  return { shared, text: JSON.stringify(applicants) }
}
