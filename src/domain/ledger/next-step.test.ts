import { expect, test } from 'vitest'
import { nextStepOf, type DaySoFar } from './next-step.ts'

const course = { id: 'budgeting', title: 'Budgeting', nextItem: 'needs', nextTitle: 'Needs' }
const suggestion = { id: 'first-job', title: 'First Job', nextItem: 'ready', nextTitle: 'Ready' }
const thing = { id: 'thing', title: 'Thing' }
const everything: DaySoFar = {
  checkedIn: false,
  isFirstDay: false,
  course,
  sitting: thing,
  reviewsDue: 3,
  suggestion,
}

test('the next step goes from the check-in to what was started, then to something new', () => {
  const doneOneAfterTheOther: Partial<DaySoFar>[] = [
    {},
    { checkedIn: true },
    { course: null },
    { sitting: null },
    { reviewsDue: 0 },
    { suggestion: null },
  ]
  let day = everything
  const steps = doneOneAfterTheOther.map((change) => {
    day = { ...day, ...change }
    return nextStepOf(day)
  })
  expect(steps).toEqual([
    { kind: 'check-in' },
    { kind: 'continue-course', ...course },
    { kind: 'hand-in-assessment', ...thing },
    { kind: 'review', due: 3 },
    { kind: 'begin-course', ...suggestion },
    { kind: 'choose-course' },
  ])
})

test('on the first day it is the lesson, with or without a check-in', () => {
  const fresh = { ...everything, isFirstDay: true, course: null, sitting: null, reviewsDue: 0 }
  const first = { kind: 'begin-course', ...suggestion }
  expect(nextStepOf(fresh)).toEqual(first)
  expect(nextStepOf({ ...fresh, checkedIn: true })).toEqual(first)
})
