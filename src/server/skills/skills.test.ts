import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#domain/duration.ts'
import type { Assessment } from '#domain/learning/assessment.ts'
import { answerKey } from '#domain/learning/question.ts'
import type { Course } from '#domain/learning/course.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { finishCourse } from '../testing/made-course.ts'
import { earnSkill } from '../testing/openings.ts'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function skillOf(student: Visitor, name: string) {
  const { skills } = await student.call('GET /api/skills', {})
  return skills.find(({ skill }) => skill === name)
}

test('a skill’s percentage is relative to 1,000 XP, and its level to what can be learned here', async () => {
  const student = await app.person()
  expect(await skillOf(student, 'personal-finance')).toMatchObject({ percent: 0, level: null })
  const learnable = app.services.content.learnableXp['personal-finance']
  await earnSkill(app.services, student.userId, 'personal-finance', Math.ceil(learnable / 2))
  expect(await skillOf(student, 'personal-finance')).toMatchObject({
    xp: Math.ceil(learnable / 2),
    percent: Math.round(Math.ceil(learnable / 2) / 10),
    level: 'Solid',
  })
  expect(await student.call('GET /api/dashboard', {})).toMatchObject({
    student: { skillLevels: { 'personal-finance': 'Solid' } },
  })
})

test('the content offers enough XP for “Strong” in each of the 18 skills, and no more than the maximum', () => {
  const { learnableXp } = app.services.content
  for (const [skill, xp] of Object.entries(learnableXp)) {
    expect(xp).toBeGreaterThan(200)
    // A perfect score is above “Starting”, except in the skill that every course awards.
    if (skill !== 'career-development') expect(75 / xp).toBeGreaterThanOrEqual(0.15)
    expect(xp).toBeLessThanOrEqual(1000)
  }
})

test('a skill is finished with its course, shown with its assessment, and full with both', async () => {
  const student = await app.person()
  await finishCourse(app, student, courseOf('job-search').id)
  expect(await skillOf(student, 'job-search')).toMatchObject({
    mastery: 40,
    finished: true,
    shown: null,
  })
  await sit(student, assessmentOf('job-search'))
  expect(await skillOf(student, 'job-search')).toMatchObject({
    mastery: 100,
    finished: true,
    shown: { score: 100, project: false },
  })
  expect(await skillOf(student, 'budgeting')).toMatchObject({
    mastery: 0,
    finished: false,
    shown: null,
  })
})

test('mastery falls while reviews wait, not below what is shown, and rises when they are answered', async () => {
  const student = await app.person()
  const start = app.services.now().getTime()
  onTestFinished(() => app.setTime(new Date(start)))
  const mastery = async (days: number) => {
    app.setTime(new Date(start + days * dayMs))
    return (await skillOf(student, 'teamwork'))?.mastery ?? 0
  }
  await finishCourse(app, student, courseOf('teamwork').id)
  await sit(student, assessmentOf('teamwork'), 2)
  const shown = await mastery(0)
  expect(shown).toBeGreaterThan(80)
  expect(await mastery(2)).toBe(shown)
  expect(await mastery(16)).toBeLessThan(shown)
  const least = await mastery(25)
  expect(least).toBeLessThan(await mastery(16))
  expect(least).toBeGreaterThanOrEqual(Math.round(shown * 0.8) - 1)

  app.setTime(new Date(start + 25 * dayMs))
  const { cards } = await student.call('GET /api/review', {})
  for (const { id, question } of cards) {
    const card = assessmentOf('teamwork').questions.find((each) => each.id === question.id)
    await student.call('POST /api/review/answer', {
      cardId: id,
      answer: card === undefined ? '' : answerKey(card),
      easy: false,
    })
  }
  expect(await mastery(25)).toBe(shown)
})

test('reading skills writes nothing', async () => {
  const student = await app.person()
  await sit(student, assessmentOf('budgeting'), 2)
  const before = await statsOf(student)
  const start = app.services.now().getTime()
  onTestFinished(() => app.setTime(new Date(start)))
  app.setTime(new Date(start + 20 * dayMs))
  await skillOf(student, 'budgeting')
  expect(await statsOf(student)).toEqual(before)
})

test('a business sees a skill only when it is shown, with the best score', async () => {
  const student = await app.person()
  const check = assessmentOf('job-search')
  const shared = async () => {
    const { fields } = await student.call('GET /api/sharing', {})
    return fields.find(({ field }) => field === 'skills')?.value
  }
  // Half wrong is not passed, so it is not mentioned.
  await sit(student, check, Math.ceil(check.questions.length / 2))
  expect(await shared()).toBeUndefined()
  await sit(student, check)
  await sit(student, check, 1)
  expect(await shared()).toBe('Job Search: assessment passed with 100%')
})

function statsOf({ userId }: Visitor) {
  const stats = app.services.db.selectFrom('student_stats').selectAll()
  return stats.where('user_id', '=', userId).executeTakeFirstOrThrow()
}

function courseOf(skill: Skill): Course {
  return app.services.content.courses.find((course) => course.skill === skill) ?? expect.fail()
}

function assessmentOf(skill: Skill): Assessment {
  const { assessments } = app.services.content
  return assessments.find((assessment) => assessment.skill === skill) ?? expect.fail()
}
