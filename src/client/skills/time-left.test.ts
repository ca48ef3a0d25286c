import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-22T17:00:00Z')

test.each([
  ['2026-11-22T16:00:00Z', 'Ends now'],
  ['2026-11-22T17:00:59Z', 'Ends now'],
  ['2026-11-22T17:01:00Z', '1 minute left'],
  ['2026-11-22T17:59:59Z', '59 minutes left'],
  ['2026-11-22T18:00:00Z', '1 hour left'],
  ['2026-11-23T05:00:00Z', '12 hours left'],
  ['2026-11-23T17:00:00Z', '1 day left'],
  ['2026-11-30T05:00:00Z', '7 days left'],
])('a quest that ends at %s shows "%s"', (endsAt, words) => {
  expect(timeLeft(endsAt, now)).toBe(words)
})
