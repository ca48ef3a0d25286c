import { describe, expect, test } from 'vitest'
import { agesFrom, asksIn, asksNothing, eligibleFrom, refusalOf } from './eligibility.ts'

const kerryAnn = eligibleFrom(16, 'Grade 11')

describe('who an opening is for', () => {
  test('a Grade 11 student of 16 is told what is not for her yet', () => {
    expect(refusalOf(kerryAnn, { ...asksNothing, minAge: 17 })).toBe('Not yet: from 17')
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'degree' })).toBe(
      'For people with a degree',
    )
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'college' })).toBe(
      'For college students',
    )
    expect(refusalOf(kerryAnn, { ...asksNothing, schooling: 'in-school' })).toBeNull()
    expect(refusalOf(kerryAnn, asksNothing)).toBeNull()
  })

  test('an age counts from the year that is surely completed', () => {
    const between = { ...asksNothing, minAge: 17, maxAge: 23 }
    expect(refusalOf(eligibleFrom(17, null), between)).toBeNull()
    expect(refusalOf(eligibleFrom(23, null), between)).toBeNull()
    expect(refusalOf(eligibleFrom(24, null), between)).toBe('For people up to age 23')
    expect(refusalOf(eligibleFrom(null, null), between)).toBe('For people from age 17')
  })

  test('schooling is read from the grade in the student’s own words, then from the age', () => {
    const degree = { ...asksNothing, schooling: 'degree' as const }
    for (const grade of ['Grade 11', '5th form', 'Sixth form', '10', 'UWI year 2', 'College']) {
      expect([grade, refusalOf(eligibleFrom(22, grade), degree)]).not.toContain(null)
    }
    expect(refusalOf(eligibleFrom(22, 'Graduated, BSc'), degree)).toBeNull()
    expect(refusalOf(eligibleFrom(22, null), degree)).toBeNull()
    expect(refusalOf(eligibleFrom(19, null), degree)).not.toBeNull()
    expect(refusalOf(eligibleFrom(null, null), degree)).not.toBeNull()
  })
})

test('a listing asks for what it plainly says', () => {
  const asked = (text: string) => asksIn('Clerk', text)
  expect(asked('You must be 18 years or older.')).toMatchObject({ minAge: 18, maxAge: null })
  expect(asked('Applicants must be at least 18 years of age')).toMatchObject({ minAge: 18 })
  expect(asked('For young people aged 18 to 25.')).toMatchObject({ minAge: 18, maxAge: 25 })
  expect(asked("A bachelor's degree in accounting is required.")).toMatchObject({
    schooling: 'degree',
  })
})

test('a listing asks for nothing where the words are soft or about something else', () => {
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

test('ages of a programme are a number or two', () => {
  expect(agesFrom('17')).toEqual({ minAge: 17, maxAge: null })
  expect(agesFrom('17 to 23')).toEqual({ minAge: 17, maxAge: 23 })
  expect(agesFrom('seventeen')).toBeNull()
})
