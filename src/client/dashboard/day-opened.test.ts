import { expect, test } from 'vitest'
import { dayOpened } from './day-opened.ts'

test('the day that opening the page counts is said, and its bonus with it', () => {
  expect(dayOpened(1, 0)).toBe('Day 1. You are here.')
  expect(dayOpened(8, 16)).toBe('Day 8. You are here. Streak bonus: +16 XP')
})
