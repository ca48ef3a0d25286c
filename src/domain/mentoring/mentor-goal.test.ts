import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { goalWords, mentorGoals, wrongWithGoalDay } from './mentor-goal.ts'

const today = dayFrom('2026-11-28')

test.each([
  ['2026-11-28', undefined],
  ['2027-11-28', undefined],
  ['2026-11-27', 'Choose today or a later day.'],
  ['2027-11-29', 'Choose a day within a year from now.'],
  ['2026-02-30', 'Enter a real date.'],
  ['', 'Enter a real date.'],
])('the day %j of a goal: %s', (day, wrong) => {
  expect(wrongWithGoalDay(day, today)).toBe(wrong)
})

test('every goal has words of its own', () => {
  const words = mentorGoals.map((goal) => goalWords[goal])
  expect(new Set(words).size).toBe(mentorGoals.length)
})
