import { expect, test } from 'vitest'
import { figuresOfWeek, whyNoFigures } from './figure-words.ts'

const who = {
  minGroupSize: 5,
  accountDays: 14,
  activeWeeks: 4,
  monday: '2026-11-23',
  next: '2026-11-30',
}

test('a business sees who counts and from when', () => {
  expect(whyNoFigures(who)).toBe(
    'Figures need 5 or more people whose accounts are at least 14 days old and who were active in the last 4 weeks. They change on Mondays: look again on Mon 30 Nov.',
  )
  expect(figuresOfWeek(who)).toBe('Up to Mon 23 Nov. They change on Mon 30 Nov.')
})
