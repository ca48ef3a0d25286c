import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completionOf, milestones } from './completion.ts'

const none = { account: false, profile: false, course: false, assessment: false }

test('an account that is set up has 25 percent', () => {
  expect(completionOf(none)).toBe(0)
  expect(completionOf({ ...none, account: true })).toBe(25)
})

test('every milestone is a quarter and four make 100', () => {
  fc.assert(
    fc.property(fc.subarray(milestones.map(({ id }) => id)), (reached) => {
      const state = { ...none, ...Object.fromEntries(reached.map((id) => [id, true])) }
      expect(completionOf(state)).toBe(reached.length * 25)
    }),
  )
})
