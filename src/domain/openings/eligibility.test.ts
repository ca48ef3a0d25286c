import { describe, expect, test } from 'vitest'
import { dayFrom, type Day } from '#domain/day.ts'
import { agesFrom, asksIn, asksNothing, eligibleFrom, refusalOf } from './eligibility.ts'
import type { OpeningKind } from './opening.ts'

const inTerm = dayFrom('2026-11-23')
const kerryAnn = eligibleFrom(16, 'Grade 11', inTerm)

describe('who an opening is for', () => {
  test('a Grade 11 student of 16 is told why an opening is not for her yet', () => {
    expect(refusalOf(kerryAnn, { ...asksNothing, minAge: 17 }, 'internship')).toBe(
      'Not yet: from 17',
    )
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'degree' }, 'internship')).toBe(
      'For people with a degree',
    )
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'college' }, 'internship')).toBe(
      'For college students',
    )
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'in-school' }, 'internship')).toBeNull()
    expect(refusalOf(kerryAnn, asksNothing, 'internship')).toBeNull()
  })

  test('full-time work is in school hours for a school student under 18, but not in the long holidays', () => {
    const refusal = (age: number | null, grade: string | null, day: Day, kind: OpeningKind) =>
      refusalOf(eligibleFrom(age, grade, day), asksNothing, kind)
    expect(refusal(16, 'Grade 11', inTerm, 'full-time')).toBe('These are school hours')
    expect(refusal(null, '5th form', inTerm, 'full-time')).toBe('These are school hours')
    expect(refusal(16, 'Grade 11', dayFrom('2027-07-05'), 'full-time')).toBeNull()
    expect(refusal(16, 'Grade 11', inTerm, 'part-time')).toBeNull()
    expect(refusal(16, null, inTerm, 'full-time')).toBeNull()
    expect(refusal(17, 'left school', inTerm, 'full-time')).toBeNull()
    expect(refusal(18, 'Grade 13', inTerm, 'full-time')).toBeNull()
  })

  test('an age counts once that year is certainly completed', () => {
    const between = { ...asksNothing, minAge: 17, maxAge: 23 }
    expect(refusalOf(eligibleFrom(17, null, inTerm), between, 'internship')).toBeNull()
    expect(refusalOf(eligibleFrom(23, null, inTerm), between, 'internship')).toBeNull()
    expect(refusalOf(eligibleFrom(24, null, inTerm), between, 'internship')).toBe(
      'For people up to age 23',
    )
    expect(refusalOf(eligibleFrom(null, null, inTerm), between, 'internship')).toBe(
      'For people from age 17',
    )
  })

  test('schooling is read from the grade in the student’s own words, then from the age', () => {
    const degree = { ...asksNothing, schooling: 'degree' as const }
    for (const grade of ['Grade 11', '5th form', 'Sixth form', '10', 'UWI year 2', 'College']) {
      expect([
        grade,
        refusalOf(eligibleFrom(22, grade, inTerm), degree, 'internship'),
      ]).not.toContain(null)
    }
    expect(refusalOf(eligibleFrom(22, 'Graduated, BSc', inTerm), degree, 'internship')).toBeNull()
    expect(refusalOf(eligibleFrom(22, null, inTerm), degree, 'internship')).toBeNull()
    expect(refusalOf(eligibleFrom(19, null, inTerm), degree, 'internship')).not.toBeNull()
    expect(refusalOf(eligibleFrom(null, null, inTerm), degree, 'internship')).not.toBeNull()
  })
})

test('a listing asks for what it states plainly', () => {
  const requirements = (text: string) => asksIn('Clerk', text)
  expect(requirements('You must be 18 years or older.')).toMatchObject({ minAge: 18, maxAge: null })
  expect(requirements('Applicants must be at least 18 years of age')).toMatchObject({ minAge: 18 })
  expect(requirements('For young people aged 18 to 25.')).toMatchObject({ minAge: 18, maxAge: 25 })
  expect(requirements("A bachelor's degree in accounting is required.")).toMatchObject({
    schooling: 'degree',
  })
})

test('soft wording and wording about something else are not requirements', () => {
  for (const text of [
    'A degree in marketing is an asset.',
    "Bachelor's degree or equivalent experience.",
    'Currently pursuing a bachelor’s degree.',
    'Shifts between 10 and 14 hours.',
    'We have 25 years of experience and must be 100% sure.',
    'At least 20 hours a week.',
    'Serve 40 or over customers.',
  ]) {
    expect([text, asksIn('Clerk', text)]).toEqual([text, asksNothing])
  }
})

test('ages of a programme are one number or two', () => {
  expect(agesFrom('17')).toEqual({ minAge: 17, maxAge: null })
  expect(agesFrom('17 to 23')).toEqual({ minAge: 17, maxAge: 23 })
  expect(agesFrom('seventeen')).toBeNull()
})
