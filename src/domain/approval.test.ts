import { expect, test } from 'vitest'
import { mustAskFirst } from './approval.ts'

test('a minor asks the first time, and not again after a yes', () => {
  expect(mustAskFirst('minor', false)).toBe(true)
  expect(mustAskFirst('minor', true)).toBe(false)
})

test('somebody whose age is not known asks like a minor; an adult never does', () => {
  expect(mustAskFirst('unknown', false)).toBe(true)
  expect(mustAskFirst('adult', false)).toBe(false)
})
