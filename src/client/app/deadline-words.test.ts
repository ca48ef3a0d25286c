import { expect, test } from 'vitest'
import { deadlineWords } from './deadline-words.ts'

test('the last day still counts, and the day after it is closed', () => {
  expect([12, 1, 0, -1].map(deadlineWords)).toEqual([
    '12 days left',
    '1 day left',
    'Closes today',
    'Closed',
  ])
})

test('what closes on no day is given none', () => {
  expect(deadlineWords(null)).toBe('No fixed deadline')
})
