import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageBandOf,
  displayNameFromEmail,
  expertiseFrom,
  firstName,
  nameAndInitial,
  missingFields,
  profileFinished,
} from './profile.ts'

describe('a finished profile', () => {
  test('of a student has a name, a school, a grade and an age', () => {
    const profile = {
      displayName: 'Kemar Reid',
      school: 'Jonathan Grant High',
      grade: '11',
      age: 17,
    }
    expect(profileFinished('student', profile)).toBe(true)
    expect(missingFields('student', { ...profile, school: ' ', age: null })).toEqual([
      'school',
      'age',
    ])
  })

  test('does not need what not everybody has', () => {
    const business = { displayName: 'Ann', companyName: 'Ann Crafts', industry: 'Craft' }
    expect(missingFields('business', business)).toEqual(['companySize'])
    expect(profileFinished('staff', { displayName: 'Ann' })).toBe(true)
  })

  test('of a mentor names at least one field of expertise, and no experience is an answer', () => {
    const mentor = { displayName: 'Dev', company: 'Acme', jobTitle: 'Clerk', industry: 'Retail' }
    expect(missingFields('mentor', { ...mentor, expertise: [], yearsOfExperience: 0 })).toEqual([
      'expertise',
    ])
  })
})

describe('the age band', () => {
  test('is unknown when no age was given', () => {
    expect(ageBandOf(null, null, 2026)).toBe('unknown')
    expect(ageBandOf(17, null, 2026)).toBe('unknown')
  })

  test('is a minor below 18 and an adult from 18', () => {
    expect(ageBandOf(17, 2026, 2026)).toBe('minor')
    expect(ageBandOf(18, 2026, 2026)).toBe('adult')
  })

  test('moves on with the years, but calls nobody an adult whose birthday may be ahead', () => {
    expect(ageBandOf(17, 2026, 2027)).toBe('minor')
    expect(ageBandOf(17, 2026, 2028)).toBe('adult')
  })

  test('never calls anybody an adult before their 18th birthday', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, instants, instants, (one, two, three) => {
        const [born, asked, now] = [one, two, three].toSorted((a, b) => a.getTime() - b.getTime())
        if (!born || !asked || !now) return
        const age = yearsOld(born, asked)
        if (ageBandOf(age, asked.getUTCFullYear(), now.getUTCFullYear()) === 'adult') {
          expect(yearsOld(born, now)).toBeGreaterThanOrEqual(18)
        }
      }),
    )
  })
})

test('a first name is the first word', () => {
  expect(firstName('  Shanice  Brown')).toBe('Shanice')
  expect(firstName('Tajay')).toBe('Tajay')
  expect(firstName(' ')).toBe('')
})

test('a display name from an email is the part before the @', () => {
  expect(displayNameFromEmail('shanice.b@example.com')).toBe('shanice.b')
})

test('expertise is split on commas and trimmed', () => {
  expect(expertiseFrom(' Sales, Web design ,, Sales')).toEqual(['Sales', 'Web design'])
  expect(expertiseFrom(' , ')).toEqual([])
})

function yearsOld(born: Date, at: Date): number {
  const years = at.getUTCFullYear() - born.getUTCFullYear()
  const birthday = new Date(born)
  birthday.setUTCFullYear(at.getUTCFullYear())
  return at < birthday ? years - 1 : years
}

test.each([
  ['Andre Brown', 'Andre B.'],
  ['  Kemar  Anthony Reid ', 'Kemar R.'],
  ['Shanice', 'Shanice'],
  ['Zoë Émile', 'Zoë É.'],
])('%s is told apart as %s', (name, kept) => {
  expect(nameAndInitial(name)).toBe(kept)
})
