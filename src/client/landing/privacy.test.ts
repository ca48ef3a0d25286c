import { expect, test } from 'vitest'
import { messagesKeptDays } from '#domain/people/contact.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import { minGroupSize } from '#domain/openings/teams.ts'
import { referencesKeptDays } from '#domain/people/verification-details.ts'
import { sections } from './PrivacyPage.tsx'

const text = sections.flatMap(({ points }) => points).join('\n')

test('the privacy page describes only what exists', () => {
  expect(text).not.toMatch(/\bCV\b|nickname|résumé/i)
  expect(nameAndInitial('Shanice Brown')).toBe('Shanice B.')
  expect(text).toContain('your first name, the first letter of your last name')
  expect(minGroupSize).toBe(5)
  expect(text).toContain('groups of five or more people')
  expect(text).toContain(`${messagesKeptDays} days`)
  expect(text).toContain(`${referencesKeptDays} days after our staff decided`)
  expect(text).toContain('month and year you were born')
})
