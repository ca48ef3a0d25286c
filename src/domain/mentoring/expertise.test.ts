import { expect, test } from 'vitest'
import { namesNewWords } from './expertise.ts'

test('words of one’s own are new, the names of our skills and words known before are not', () => {
  expect(namesNewWords(['Nursing'], ['Nursing', 'First aid'])).toBe(true)
  expect(namesNewWords(['Nursing'], ['nursing', 'Communication', 'job-search'])).toBe(false)
  expect(namesNewWords(['Nursing'], [])).toBe(false)
})
