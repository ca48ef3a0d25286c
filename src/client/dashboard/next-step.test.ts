import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const done = { checkedInToday: true, activeToday: true, streak: 3, courses: [] }
const course = { id: 'budgeting', title: 'Budgeting', percent: 40, nextItem: 'Needs and wants' }

test('the check-in comes before everything', () => {
  const student = { ...done, checkedInToday: false, courses: [course] }
  expect(nextStepOf(student, false)).toEqual({ kind: 'check-in', day: 3 })
})

test('a check-in names the day it will be, also before the day is opened', () => {
  const student = { ...done, checkedInToday: false, activeToday: false }
  expect(nextStepOf(student, true)).toEqual({ kind: 'check-in', day: 4 })
})

test('then the profile, then the course that was begun, then a new one', () => {
  const learning = { ...done, courses: [{ ...course, id: 'done', percent: 100 }, course] }
  expect(nextStepOf(learning, false)).toEqual({ kind: 'finish-profile' })
  expect(nextStepOf(learning, true)).toMatchObject({ kind: 'continue-course', id: 'budgeting' })
  expect(nextStepOf(done, true)).toEqual({ kind: 'choose-course' })
})
