import { expect, test } from 'vitest'
import { nextStepOf, type DaySoFar } from './next-step.ts'
import { questSchema } from './quests.ts'

const course = { id: 'budgeting', title: 'Budgeting', nextItem: 'needs', nextTitle: 'Needs' }
const thing = { id: 'thing', title: 'Thing' }
const daily = questSchema.parse({
  ...thing,
  description: 'Do it.',
  why: 'It helps.',
  cadence: 'daily',
  xp: 10,
  skill: null,
  goal: { event: 'check-in', target: 1 },
})
const doneToday = { quest: daily, done: true }
const everything: DaySoFar = {
  checkedIn: false,
  profileFinished: false,
  course,
  sitting: thing,
  reviewsDue: 3,
  quests: [doneToday, { quest: daily, done: false }],
  pathChosen: false,
}

test('the next step goes from the check-in to what was started, then to something new', () => {
  const doneOneAfterTheOther: Partial<DaySoFar>[] = [
    {},
    { checkedIn: true },
    { course: null },
    { sitting: null },
    { reviewsDue: 0 },
    { quests: [doneToday, doneToday] },
    { profileFinished: true },
    { pathChosen: true },
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
    { kind: 'do-quest', ...thing },
    { kind: 'finish-profile' },
    { kind: 'choose-path' },
    { kind: 'choose-course' },
  ])
})
