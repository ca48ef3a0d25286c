import { expect, test } from 'vitest'
import type { ShownField } from '#contract/profiles.ts'
import { finishSteps } from './finish-steps.ts'

const field = (name: string, more: Partial<ShownField> = {}): ShownField => ({
  name,
  label: name,
  kind: 'text',
  value: '',
  required: false,
  ...more,
})
const namesIn = (fields: ShownField[]) =>
  finishSteps(fields).map((step) => [step.part, step.fields.map(({ name }) => name)])

test('empty profile fields come first, including optional ones worth asking for', () => {
  expect(
    namesIn([
      field('displayName', { required: true, value: 'Ann' }),
      field('industry', { required: true }),
      field('website', { offered: true }),
      field('bio'),
    ]),
  ).toEqual([[null, ['industry', 'website']]])
})

test('an incomplete part is asked for as a whole, and a complete part is left out', () => {
  expect(
    namesIn([
      field('phone', { part: 'contact', value: '876-555-0142' }),
      field('linkedin', { part: 'contact', offered: true }),
      field('registration', { part: 'registration', value: 'registered' }),
      field('registrationNumber', { part: 'registration', required: true }),
    ]),
  ).toEqual([['registration', ['registration', 'registrationNumber']]])
})

test('there is no step if nothing is missing', () => {
  expect(namesIn([field('bio'), field('displayName', { required: true, value: 'Ann' })])).toEqual(
    [],
  )
})
