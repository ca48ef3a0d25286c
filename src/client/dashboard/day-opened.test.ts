import { expect, test } from 'vitest'
import { dayOpened } from './day-opened.ts'

test('names the day that opening the page counted, and its bonus', () => {
  expect(dayOpened(1, 0)).toBe('Day 1. You are here.')
  expect(dayOpened(8, 16)).toBe('Day 8. You are here. Streak bonus: +16 XP')
})
