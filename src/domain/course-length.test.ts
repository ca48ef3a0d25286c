import { expect, test } from 'vitest'
import { courseLength } from './course-length.ts'

test.each([
  [2, 'About 5 min'],
  [74, 'About 75 min'],
  [119, 'About 120 min'],
  [122, 'About 2 hours'],
  [150, 'About 2.5 hours'],
])('%i minutes of lessons are "%s"', (minutes, words) => {
  expect(courseLength(minutes)).toBe(words)
})
