import { describe, expect, test } from 'vitest'
import {
  displayNameFromEmail,
  expertiseFrom,
  firstName,
  initialsOf,
  nameAndInitial,
  missingFields,
  profileFinished,
} from './profile.ts'

describe('a finished profile', () => {
  test('of a student has a name, a school, a grade and a month of birth', () => {
    const profile = {
      displayName: 'Kemar Reid',
      school: 'Jonathan Grant High',
      grade: '11',
      birthMonth: '2009-03',
    }
    expect(profileFinished('student', profile)).toBe(true)
    expect(missingFields('student', { ...profile, school: ' ', birthMonth: null })).toEqual([
      'school',
      'birthMonth',
    ])
  })

  test('does not need fields that not everybody can fill in', () => {
    const business = { displayName: 'Ann', companyName: 'Ann Crafts', industry: 'Craft' }
    expect(missingFields('business', business)).toEqual(['companySize'])
    expect(profileFinished('staff', { displayName: 'Ann' })).toBe(true)
    expect(missingFields('guardian', { displayName: 'Devon' })).toEqual(['relationship'])
  })

  test('of a mentor has at least one field of expertise, and zero years of experience count as an answer', () => {
    const mentor = { displayName: 'Dev', company: 'Acme', jobTitle: 'Clerk', industry: 'Retail' }
    expect(missingFields('mentor', { ...mentor, expertise: [], yearsOfExperience: 0 })).toEqual([
      'expertise',
    ])
  })
})

test('a first name is the first word', () => {
  expect(firstName('  Shanice  Brown')).toBe('Shanice')
  expect(firstName('Tajay')).toBe('Tajay')
  expect(firstName(' ')).toBe('')
})

test.each([
  ['Ms. Simone Grant', 'Simone', 'SG', 'Simone G.'],
  ['mrs Ivy Chin', 'Ivy', 'IC', 'Ivy C.'],
  ['Rev. Dr. Lloyd Anthony Reid', 'Lloyd', 'LR', 'Lloyd R.'],
  ['Prof.Brown', 'Brown', 'B', 'Brown'],
  ['Miss', 'Miss', 'M', 'Miss'],
  ['Sirena Reid', 'Sirena', 'SR', 'Sirena R.'],
  ['Drew Missick', 'Drew', 'DM', 'Drew M.'],
  ['  Zoë Émile ', 'Zoë', 'ZÉ', 'Zoë É.'],
  [' ', '', '', ''],
])('a title is not a first name: %s', (name, first, initials, short) => {
  expect([firstName(name), initialsOf(name), nameAndInitial(name)]).toEqual([
    first,
    initials,
    short,
  ])
})

test('a display name from an email is the part before the @', () => {
  expect(displayNameFromEmail('shanice.b@example.com')).toBe('shanice.b')
})

test('expertise is split on commas and trimmed', () => {
  expect(expertiseFrom(' Sales, Web design ,, Sales')).toEqual(['Sales', 'Web design'])
  expect(expertiseFrom(' , ')).toEqual([])
})

test.each([
  ['Andre Brown', 'Andre B.'],
  ['  Kemar  Anthony Reid ', 'Kemar R.'],
  ['Shanice', 'Shanice'],
  ['Zoë Émile', 'Zoë É.'],
])('%s is shortened to %s', (name, short) => {
  expect(nameAndInitial(name)).toBe(short)
})
