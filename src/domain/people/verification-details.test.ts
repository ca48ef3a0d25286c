import { describe, expect, test } from 'vitest'
import {
  detailProblems,
  staffDetails,
  missingDetails,
  missingWords,
  privateFieldsOf,
} from './verification-details.ts'

const mentor = {
  phone: '+18765550142',
  reference1Name: 'Marva Grant',
  reference1Knows: 'My manager',
  reference1Contact: '+18765550143',
  reference2Name: 'Lloyd Reid',
  reference2Knows: 'From church',
  reference2Contact: 'lloyd@example.com',
}
const business = {
  phone: '+18765550152',
  contactName: 'Sandra Chin',
  contactPosition: 'Owner',
  registration: 'registered',
  registrationNumber: '84512',
} as const
const missing = (role: 'mentor' | 'business', profile: object, referencesSpokenTo = false) =>
  missingWords(missingDetails(role, profile, { referencesSpokenTo }))

describe('before staff can check', () => {
  test('a mentor, they need a phone number and two whole references', () => {
    expect(missing('mentor', mentor)).toEqual([])
    expect(missing('mentor', {})).toEqual(['a phone number', 'two references'])
    expect(missing('mentor', { ...mentor, reference2Knows: null })).toEqual(['one more reference'])
    expect(missing('mentor', { ...mentor, reference1Name: ' ', reference2Name: null })).toEqual([
      'two references',
    ])
  })

  test('a mentor whose references they spoke to, they need no others', () => {
    expect(missing('mentor', { phone: mentor.phone }, true)).toEqual([])
    expect(missing('mentor', {}, true)).toEqual(['a phone number'])
  })

  test('a business, they need a phone, a person and the registration', () => {
    expect(missing('business', business)).toEqual([])
    expect(missing('business', {})).toEqual([
      'a phone number',
      'a contact person and their position',
      'whether the business is registered',
    ])
    const unnumbered = { ...business, registrationNumber: null }
    expect(missing('business', unnumbered)).toEqual(['the registration number'])
    expect(missing('business', { ...unnumbered, registration: 'sole-trader' })).toEqual([])
  })

  test('other roles, they need nothing', () => {
    for (const role of ['student', 'guardian', 'staff'] as const) {
      expect(privateFieldsOf(role)).toEqual([])
      expect(missingDetails(role, {}, { referencesSpokenTo: false })).toEqual([])
    }
  })
})

describe('two references', () => {
  const problems = (change: object) =>
    detailProblems('mentor', { ...mentor, ...change }, 'andre@example.com')

  test('are two different people, neither of them the mentor', () => {
    expect(problems({})).toEqual({})
    expect(Object.keys(problems({ reference2Contact: mentor.reference1Contact }))).toEqual([
      'reference2Contact',
    ])
    expect(Object.keys(problems({ reference1Contact: mentor.phone }))).toEqual([
      'reference1Contact',
    ])
    expect(Object.keys(problems({ reference2Contact: 'andre@example.com' }))).toEqual([
      'reference2Contact',
    ])
  })

  test('that are still empty do not count as the same person', () => {
    expect(problems({ reference1Contact: null, reference2Contact: null, phone: null })).toEqual({})
  })
})

test('a registration number needs the kind of registration', () => {
  expect(detailProblems('business', { registrationNumber: '84512' }, '')).toHaveProperty(
    'registration',
  )
  expect(detailProblems('business', business, '')).toEqual({})
})

test('staff see numbers as people write them, without the references', () => {
  expect(staffDetails('mentor', { ...mentor, linkedin: null })).toEqual([
    ['Phone', '876-555-0142'],
    ['LinkedIn', ''],
  ])
  expect(staffDetails('business', business)).toEqual([
    ['Phone', '876-555-0152'],
    ['Contact person', 'Sandra Chin, Owner'],
    ['Registration', 'Registered with the Companies Office of Jamaica, 84512'],
  ])
})
