import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells keep their commas, quotes and line breaks', () => {
  expect(csvOf([['Name'], ['Kerry-Ann "KA", Brown\nKingston']])).toBe(
    '\uFEFF"Name"\r\n"Kerry-Ann ""KA"", Brown\nKingston"\r\n',
  )
})

test('a cell that would be a formula is text', () => {
  for (const formula of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =HYPERLINK("x")',
    '|cmd',
    '%0A',
  ]) {
    expect(csvOf([[formula]]).slice(1)).toMatch(/^"'/)
  }
})

test('no cell begins like a formula, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvOf([[text]]).slice(2)).not.toMatch(/^\s*[=+\-@|%]/)
    }),
  )
})
