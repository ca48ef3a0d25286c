import { expect, test } from 'vitest'
import { dayOpened } from './day-opened.ts'

test('the message names the streak day that opening the dashboard counted, and its bonus', () => {
  expect(dayOpened(1, 0)).toBe('Day 1 is yours.')
  expect(dayOpened(8, 16)).toBe('Day 8 is yours. Streak bonus: +16 XP')
})
