import { expect, test } from 'vitest'
import type { Course } from './course.ts'
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

test('who only looks begins with their own way, and who wants a hustle with money if no course is for it', () => {
  const lookAround = { skill: 'career-development', level: 1 } as const
  expect(suggestedCourse([...courses, lookAround], {}, 'own-hustle')).toBe(budgeting)
  expect(suggestedCourse([...courses, lookAround], {}, 'just-looking')).toBe(lookAround)
})

test('a course written for a goal is the first suggestion to those who have it, and the last to others', () => {
  const earn: Pick<Course, 'skill' | 'level' | 'goals'> = {
    skill: 'personal-finance',
    level: 1,
    goals: ['own-hustle'],
  }
  const money = { skill: 'personal-finance', level: 1 } as const
  const all = [earn, money, ...courses]
  expect(suggestedCourse(all, {}, 'own-hustle')).toBe(earn)
  expect(suggestedCourse(all, { 'personal-finance': 10 }, 'own-hustle')).toBe(budgeting)

  const begun = { 'workplace-skills': 10, 'job-search': 10 }
  expect(suggestedCourse(all, begun, 'first-job')).toBe(money)
  expect(suggestedCourse([earn, ...courses], begun, 'first-job')).toBe(budgeting)
})
