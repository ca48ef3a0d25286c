import { expect, test } from 'vitest'
import { namesNewWords } from './expertise.ts'

test('custom words are new, the names of our skills and known words are not', () => {
  expect(namesNewWords(['Nursing'], ['Nursing', 'First aid'])).toBe(true)
  expect(namesNewWords(['Nursing'], ['nursing', 'Communication', 'job-search'])).toBe(false)
  expect(namesNewWords(['Nursing'], [])).toBe(false)
})
