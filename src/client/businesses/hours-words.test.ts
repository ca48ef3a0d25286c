import { expect, test } from 'vitest'
import { hoursInWords } from './hours-words.ts'

test('a time is given in hours up to two days, and then in days', () => {
  expect([0, 1, 47, 48, 61, 240].map(hoursInWords)).toEqual([
    'Under an hour',
    '1 hour',
    '47 hours',
    '2 days',
    '3 days',
    '10 days',
  ])
})
