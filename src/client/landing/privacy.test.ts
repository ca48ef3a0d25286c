import { expect, test } from 'vitest'
import { messagesKeptDays } from '#domain/people/contact.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import { minGroupSize } from '#domain/openings/teams.ts'
import { referencesKeptDays } from '#domain/people/verification-details.ts'
import { parts } from './PrivacyPage.tsx'

const said = parts.flatMap(({ points }) => points).join('\n')

test('the privacy page describes only what exists', () => {
  expect(said).not.toMatch(/\bCV\b|nickname|résumé/i)
  expect(nameAndInitial('Shanice Brown')).toBe('Shanice B.')
  expect(said).toContain('your first name, the first letter of your last name')
  expect(minGroupSize).toBe(5)
  expect(said).toContain('groups of five or more people')
  expect(said).toContain(`${messagesKeptDays} days`)
  expect(said).toContain(`${referencesKeptDays} days after our staff decided`)
  expect(said).toContain('month and year you were born')
})
