import { expect, test } from 'vitest'
import { countsOf } from '#domain/openings/import-fields.ts'
import { countsInWords, importLabel } from './import-words.ts'

test('what the file has is said in one sentence', () => {
  expect(countsInWords(countsOf(['new', 'check', 'same', 'problem', 'twice', 'elsewhere']))).toBe(
    '2 are new, 1 is already here, 2 are listed already, 1 has a problem.',
  )
  expect(countsInWords(countsOf([]))).toBe('No openings.')
})

test('the button says what it does', () => {
  expect(importLabel(countsOf(['new']))).toBe('Add 1 opening')
  expect(importLabel(countsOf(['new', 'check', 'changed']))).toBe('Add 2 openings and update 1')
  expect(importLabel(countsOf(['changed', 'changed']))).toBe('Update 2 openings')
})
