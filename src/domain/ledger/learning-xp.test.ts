import { expect, test } from 'vitest'
import { learningXpIn } from './learning-xp.ts'

test('only what was learned counts', () => {
  expect(
    learningXpIn([
      { type: 'content_completion', amount: 10 },
      { type: 'quiz_pass', amount: 15 },
      { type: 'daily_checkin', amount: 10 },
      { type: 'streak_bonus', amount: 5 },
      { type: 'quest_completion', amount: 40 },
      { type: 'achievement', amount: 50 },
      { type: 'application', amount: 25 },
    ]),
  ).toBe(25)
  expect(learningXpIn([])).toBe(0)
})
