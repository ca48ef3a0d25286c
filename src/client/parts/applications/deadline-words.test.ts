import { expect, test } from 'vitest'
import { deadlineWords } from './deadline-words.ts'

test('the deadline day is still open, and the day after is closed', () => {
  expect([12, 1, 0, -1].map(deadlineWords)).toEqual([
    '12 days left',
    '1 day left',
    'Closes today',
    'Closed',
  ])
})

test('an opening without a closing date has no fixed deadline', () => {
  expect(deadlineWords(null)).toBe('No fixed deadline')
})
