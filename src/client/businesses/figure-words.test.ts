import { expect, test } from 'vitest'
import { figuresOfWeek, whyNoFigures } from './figure-words.ts'

const rules = {
  minGroupSize: 5,
  accountDays: 14,
  activeWeeks: 4,
  monday: '2026-11-23',
  next: '2026-11-30',
}

test('a business is told who counts in the figures, and when they are updated', () => {
  expect(whyNoFigures(rules)).toBe(
    'Figures need 5 or more people whose accounts are at least 14 days old and who were active in the last 4 weeks. They are updated on Mondays: look again on Mon 30 Nov.',
  )
  expect(figuresOfWeek(rules)).toBe('Figures up to Mon 23 Nov. The next update is on Mon 30 Nov.')
})
