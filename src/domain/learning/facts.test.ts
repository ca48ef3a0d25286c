import { expect, test } from 'vitest'
import { factsIn, factSchema, isDueForReview, withFacts } from './facts.ts'

const facts = new Map([
  ['minimum-wage-hour', { value: 'J$425' }],
  ['odd', { value: '$& {{fact:odd}}' }],
])

test('every reference to a fact is replaced with its value', () => {
  const text = 'At least {{fact:minimum-wage-hour}}, yes {{ fact: minimum-wage-hour }}.'
  expect(withFacts(text, facts)).toBe('At least J$425, yes J$425.')
  expect(factsIn(text)).toEqual(['minimum-wage-hour'])
})

test('a value is inserted literally and not expanded again', () => {
  expect(withFacts('{{fact:odd}}', facts)).toBe('$& {{fact:odd}}')
})

test.each(['{{fact:gone}}', '{{fact:toString}}', '{{fact:}}'])('%s is an error', (text) => {
  expect(() => withFacts(text, facts)).toThrow('There is no fact')
})

test('a fact must be checked from its review day, not before', () => {
  const fact = { reviewBy: '2027-06-15' }
  expect(isDueForReview(fact, '2027-06-14')).toBe(false)
  expect(isDueForReview(fact, '2027-06-15')).toBe(true)
})

test('a fact needs a source and an http(s) link', () => {
  const fact = {
    id: 'a',
    value: '1',
    label: 'One',
    asOf: '2026-07',
    source: 'S',
    url: 'https://a.jm',
    reviewBy: '2027-01-01',
  }
  expect(factSchema.safeParse(fact).success).toBe(true)
  expect(factSchema.safeParse({ ...fact, url: 'javascript:alert(1)' }).success).toBe(false)
  expect(factSchema.safeParse({ ...fact, source: '' }).success).toBe(false)
})
