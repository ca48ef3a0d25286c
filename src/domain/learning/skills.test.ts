import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aboutSkill,
  activityTypeOf,
  activityTypes,
  skillFedBy,
  skillPercent,
  skills,
  summarySkills,
  topSkills,
} from './skills.ts'

test('there are 18 skills and the summary shows the six of the overview', () => {
  expect(skills).toHaveLength(18)
  expect(summarySkills).toEqual([
    'career-development',
    'programming',
    'communication',
    'technical-tools',
    'leadership',
    'teamwork',
  ])
})

test('every skill has exactly one activity type, in both directions', () => {
  expect(Object.values(activityTypes).toSorted()).toEqual(skills.toSorted())
  for (const skill of skills) expect(activityTypes[activityTypeOf(skill)]).toBe(skill)
  expect(activityTypes.mentor_session).toBe('leadership')
  expect(activityTypes.complete_course).toBe('career-development')
})

test('every skill has its own label and line', () => {
  expect(new Set(skills.map((skill) => aboutSkill[skill].label)).size).toBe(18)
  expect(new Set(skills.map((skill) => aboutSkill[skill].line)).size).toBe(18)
})

test('a skill is full at 1000 XP, and its percentage is a whole number from 0 to 100', () => {
  expect([0, 4, 5, 123, 994, 995, 1000, 5000].map(skillPercent)).toEqual([
    0, 0, 1, 12, 99, 100, 100, 100,
  ])
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 10_000 }), (xp) => {
      const percent = skillPercent(xp)
      expect(Number.isInteger(percent)).toBe(true)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      expect(skillPercent(xp + 1)).toBeGreaterThanOrEqual(percent)
    }),
  )
})

test('the summary shows the six strongest skills, filled up with the default six', () => {
  expect(topSkills({})).toEqual([...summarySkills])
  expect(topSkills({ 'personal-finance': 300, 'workplace-skills': 350, programming: 10 })).toEqual([
    'workplace-skills',
    'personal-finance',
    'programming',
    'career-development',
    'communication',
    'technical-tools',
  ])
})

test('an activity feeds the skill of its type, and no skill if it has no type', () => {
  expect(skillFedBy('complete_course')).toBe('career-development')
  expect(skillFedBy('mentor_session')).toBe('leadership')
  expect(skillFedBy('job_search')).toBe('job-search')
  expect(skillFedBy('workplace_task')).toBe('workplace-skills')
  expect(skillFedBy(undefined)).toBeNull()
})
