import { beforeAll, expect, test } from 'vitest'
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

test('a business sees the level of a skill and the best passed check, but no percentage', async () => {
  const student = await app.person()
  const check = app.services.content.assessments.find(({ skill }) => skill === 'job-search')
  if (check === undefined) throw new Error('there is no check for job-search')
  const shared = async () => {
    const { fields } = await student.call('GET /api/sharing', {})
    return fields.find(({ field }) => field === 'skills')?.value
  }
  // Half wrong is not passed, so it is not mentioned.
  await sit(student, check, Math.ceil(check.questions.length / 2))
  expect(await shared()).toBe('Job Search: Starting')
  await sit(student, check)
  await sit(student, check, 1)
  expect(await shared()).toBe('Job Search: Building (check passed: 100%)')
})
