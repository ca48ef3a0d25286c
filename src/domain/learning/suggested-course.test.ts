import { expect, test } from 'vitest'
import { suggestedCourse } from './suggested-course.ts'

const budgeting = { skill: 'budgeting', level: 1 } as const
const jobSearch = { skill: 'job-search', level: 1 } as const
const firstJob = { skill: 'workplace-skills', level: 1 } as const
const courses = [budgeting, jobSearch, firstJob]

test('the first suggestion is what a first job asks for, then the skills without XP', () => {
  expect(suggestedCourse(courses, {})).toBe(firstJob)
  expect(suggestedCourse(courses, { 'workplace-skills': 10 })).toBe(jobSearch)
  expect(suggestedCourse(courses, { 'workplace-skills': 10, 'job-search': 10 })).toBe(budgeting)
})

test('nothing is suggested when every first course was begun, nor a course of a higher level', () => {
  const begun = { 'workplace-skills': 10, 'job-search': 10, budgeting: 10 }
  expect(suggestedCourse(courses, begun)).toBeUndefined()
  expect(suggestedCourse([{ skill: 'leadership', level: 2 }], {})).toBeUndefined()
})

test('who wants their own hustle begins with money, and who only looks with their own way', () => {
  const lookAround = { skill: 'career-development', level: 1 } as const
  expect(suggestedCourse([...courses, lookAround], {}, 'own-hustle')).toBe(budgeting)
  expect(suggestedCourse([...courses, lookAround], {}, 'just-looking')).toBe(lookAround)
})
