import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('one uses the singular, everything else the plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'lesson'))).toEqual([
    '0 lessons',
    '1 lesson',
    '2 lessons',
  ])
  expect(plural(2, 'student has', 'students have')).toBe('2 students have')
})
