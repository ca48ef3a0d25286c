import { expect, test } from 'vitest'
import { spokenDay } from './spoken-day.ts'

test.each([
  ['2026-07-01', '1 July 2026'],
  ['2025-10', 'October 2025'],
])('%s is written as %s', (asOf, text) => {
  expect(spokenDay(asOf)).toBe(text)
})
