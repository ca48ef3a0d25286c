import { expect, test } from 'vitest'
import {
  foreignChecks,
  lacksReferences,
  reasonWithChecks,
  spokeToReferences,
} from './verification-checks.ts'

test('the reason begins with the checks, each once and in the order of the list', () => {
  const checks = ['reference-1', 'phone', 'phone'] as const
  expect(reasonWithChecks(checks, 'Her manager praised her.')).toBe(
    'Spoke on the phone. Spoke to reference 1. Her manager praised her.',
  )
})

test('a register check is not for mentors, and reference checks are not for businesses', () => {
  expect(foreignChecks('mentor', ['phone', 'register', 'reference-1'])).toEqual(['register'])
  expect(foreignChecks('business', ['phone', 'register', 'reference-1'])).toEqual(['reference-1'])
})

test('one reference is not enough', () => {
  expect(spokeToReferences(['phone', 'reference-2'])).toBe(false)
  expect(spokeToReferences(['reference-2', 'reference-1'])).toBe(true)
})

test('a mentor needs both references, a business none', () => {
  expect(lacksReferences('mentor', ['phone', 'reference-1'])).toBe(true)
  expect(lacksReferences('mentor', ['reference-2', 'reference-1'])).toBe(false)
  expect(lacksReferences('business', ['phone'])).toBe(false)
})

test('the log has the reason why references were not spoken to', () => {
  expect(reasonWithChecks(['phone'], 'I know her.', 'Both numbers are out of service.')).toBe(
    'Spoke on the phone. Did not speak to both references: Both numbers are out of service. I know her.',
  )
})
