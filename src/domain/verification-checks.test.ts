import { expect, test } from 'vitest'
import { foreignChecks, reasonWithChecks, spokeToReferences } from './verification-checks.ts'

test('what was checked begins the reason, in the order of the list and once each', () => {
  const checks = ['reference-1', 'phone', 'phone'] as const
  expect(reasonWithChecks(checks, 'Her manager praised her.')).toBe(
    'Spoke on the phone. Spoke to reference 1. Her manager praised her.',
  )
})

test('a register says nothing about a mentor, and references nothing about a business', () => {
  expect(foreignChecks('mentor', ['phone', 'register', 'reference-1'])).toEqual(['register'])
  expect(foreignChecks('business', ['phone', 'register', 'reference-1'])).toEqual(['reference-1'])
})

test('one reference is not both', () => {
  expect(spokeToReferences(['phone', 'reference-2'])).toBe(false)
  expect(spokeToReferences(['reference-2', 'reference-1'])).toBe(true)
})
