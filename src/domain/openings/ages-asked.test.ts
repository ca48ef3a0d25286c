import { expect, test } from 'vitest'
import { agesInWords, agesShownInWords, clashOfAges, fieldOfMinors } from './ages-asked.ts'

const opening = {
  title: 'Packer',
  description: 'Pack shelves from 10 pm to 6 am.',
  duration: null,
  place: 'Kingston',
  minAge: 15,
  maxAge: 17,
} as const

test.each([
  ['Pack shelves from 10 pm to 6 am.', 'People under 18 may not work at night: “10 pm to 6 am”.'],
  ['Night shifts only.', 'People under 18 may not work at night: “Night shifts”.'],
  ['Cut trees with a chainsaw.', 'People under 18 may not do this work: “chainsaw”.'],
  ['You must be 18 and over.', 'The text asks for adults: “must be 18”.'],
  ['Pack shelves from 9 am to 5 pm.', null],
])('an opening for ages 15 to 17 that says “%s”', (description, clash) => {
  expect(clashOfAges({ ...opening, description })).toBe(clash)
})

test('night work clashes only with an age range that includes people under 18', () => {
  expect(clashOfAges({ ...opening, minAge: 16, maxAge: null })).not.toBeNull()
  expect(clashOfAges({ ...opening, minAge: null })).not.toBeNull()
  expect(clashOfAges({ ...opening, minAge: 18, maxAge: null })).toBeNull()
  expect(clashOfAges({ ...opening, minAge: null, maxAge: null })).toBeNull()
})

test('the error is at the field with the age below 18', () => {
  expect(fieldOfMinors({ minAge: 16, maxAge: 25 })).toBe('minAge')
  expect(fieldOfMinors({ minAge: null, maxAge: 17 })).toBe('maxAge')
})

test('an age range is written in words', () => {
  expect(agesInWords({ minAge: 15, maxAge: 17 })).toBe('From 15 to 17')
  expect(agesInWords({ minAge: 16, maxAge: null })).toBe('From 16')
  expect(agesInWords({ minAge: null, maxAge: 17 })).toBe('Up to 17')
  expect(agesInWords({ minAge: null, maxAge: null })).toBeNull()
})

test('work for adults is shown from 18, whatever ages it asks for', () => {
  const any = { minAge: null, maxAge: null, forAdults: true, place: 'Kingston' } as const
  expect(agesShownInWords({ ...any, forAdults: false })).toBeNull()
  expect(agesShownInWords(any)).toBe('18 and over, because of its text')
  expect(agesShownInWords({ ...any, place: 'abroad' })).toBe('18 and over, because it is abroad')
  expect(agesShownInWords({ ...any, minAge: 16, maxAge: 19 })).toBe(
    '18 and over, because of its text. It asks for people from 16 to 19',
  )
  expect(agesShownInWords({ ...any, minAge: 21 })).toBe('From 21')
})

test('hours in their own field clash as well', () => {
  expect(
    clashOfAges({ ...opening, description: '', duration: 'Nine in the evening to midnight' }),
  ).toBe('People under 18 may not work at night: “to midnight”.')
})
