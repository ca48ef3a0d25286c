import { expect, test } from 'vitest'
import { dayOpened } from './day-opened.ts'

test('the message names the streak day that opening the dashboard counted, and its bonus', () => {
  expect(dayOpened({ streak: 1, bonus: 0, unclaimed: [] })).toBe('Day 1 is yours.')
  expect(dayOpened({ streak: 8, bonus: 16, unclaimed: [] })).toBe(
    'Day 8 is yours. Streak bonus: +16 XP',
  )
  const unclaimed = [
    { id: 'one-step', title: 'One step', xp: 20 },
    { id: 'daily-5', title: 'Daily 5', xp: 15 },
  ]
  expect(dayOpened({ streak: 2, bonus: 0, unclaimed })).toBe(
    "Day 2 is yours. From yesterday's chests: +35 XP",
  )
})
