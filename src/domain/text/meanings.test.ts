import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from './markdown.ts'
import { withMeanings, wordsOf, type HardWord } from './meanings.ts'

const words: HardWord[] = [
  { id: 'pay', forms: ['pay'], meaning: 'Money for work.' },
  { id: 'gross-pay', forms: ['gross pay', 'gross'], meaning: 'All of it.' },
  { id: 'heart', forms: ['HEART'], meaning: 'A trust.' },
]

test.each([
  ['Your Gross pay is here.', ['Gross pay']],
  ['The gross, then gross pay.', ['gross']],
  ['Pay, pay and pay.', ['Pay']],
  ['A payday, repay, pre-pay and pay-slip.', []],
  ['My heart. HEART, hEART.', ['HEART']],
  ['**Gross pay** and *HEART*', ['Gross pay', 'HEART']],
  ['[pay](https://a.com) `pay` then pay', ['pay']],
  ['```\npay\n```\n\n# pay\n\n> **Tip:** pay', ['pay']],
  ['- one\n- pay', ['pay']],
  ['| pay | b |\n|---|---|\n| gross | c |', ['gross']],
])('the terms of %j are %j', (text, expected) => {
  expect(termsIn(withMeanings(blocksOf(text), words))).toEqual(expected)
})

test('only words of the text are sent with it', () => {
  expect(wordsOf('Your gross pay.', words).map(({ id }) => id)).toEqual(['pay', 'gross-pay'])
})

test('no text is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('pay', 'gross', ' ', '-', 'HEART', 'İ', 'x', '. ')),
      (parts) => {
        const blocks = blocksOf(parts.join(''))
        expect(plainOf(withMeanings(blocks, words))).toBe(plainOf(blocks))
      },
    ),
  )
})

function termsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value && value.kind === 'term' && 'text' in value) return [String(value.text)]
  return Object.values(value).flatMap(termsIn)
}

function plainOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('text' in value && typeof value.text === 'string') return value.text
  return Object.values(value).map(plainOf).join('')
}
