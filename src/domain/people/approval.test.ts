import { expect, test } from 'vitest'
import { heldUntil, requiresApproval } from './approval.ts'

test('a minor asks the first time, but not again after an approval', () => {
  expect(requiresApproval('minor', false)).toBe(true)
  expect(requiresApproval('minor', true)).toBe(false)
})

test('somebody whose age is not known asks like a minor; an adult never does', () => {
  expect(requiresApproval('unknown', false)).toBe(true)
  expect(requiresApproval('adult', false)).toBe(false)
})

test('a slot is reserved for a day, but never past its booking deadline', () => {
  const now = new Date('2026-11-23T19:20:00-05:00')
  const nextWeek = new Date('2026-12-01T17:30:00-05:00')
  const tomorrow = new Date('2026-11-24T17:30:00-05:00')
  expect(heldUntil(nextWeek, now)).toEqual(new Date('2026-11-24T19:20:00-05:00'))
  expect(heldUntil(tomorrow, now)).toEqual(new Date('2026-11-24T05:30:00-05:00'))
})
