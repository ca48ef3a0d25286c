import { expect, test } from 'vitest'
import { courseLength, hoursOf, minutesAway, minutesOf } from './course-length.ts'

test.each([
  [2, 'About 5 min'],
  [44, 'About 45 min'],
  [60, 'About 1 hour'],
  [74, 'About 1 hour'],
  [80, 'About 1.5 hours'],
  [115, 'About 2 hours'],
  [122, 'About 2 hours'],
  [150, 'About 2.5 hours'],
])('%i minutes of lessons are "%s"', (minutes, words) => {
  expect(courseLength(minutes)).toBe(words)
})

test('work away from the screen is not part of the length of a course', () => {
  const items = [
    { type: 'article', minutes: 6 },
    { type: 'quiz', minutes: 4 },
    { type: 'project', minutes: 45 },
    { type: 'checklist', minutes: 20 },
  ]
  expect([minutesOf(items), minutesAway(items)]).toEqual([10, 65])
  expect(hoursOf({ sections: [{ items }, { items: [] }] })).toBe(1.3)
})
