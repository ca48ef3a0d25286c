import { expect, test } from 'vitest'
import { phrasesIn } from './prose-rules.ts'

test('a phrase on the list is reported with its file, line and replacement', () => {
  const found = phrasesIn(new Map([['docs/operating.md', 'One line.\nThe page is read anew.']]))
  expect(found).toEqual(['docs/operating.md:2 "anew": write "again"'])
})

test('a phrase is found whatever its case, but not inside another word', () => {
  const found = phrasesIn(
    new Map([['scripts/a.ts', '// Typing slips here.\n// The janewing of canews.']]),
  )
  expect(found).toEqual(['scripts/a.ts:1 "Typing slips": write "typo"'])
})

test('a pending phrase is only reported in folders that have been rewritten', () => {
  const text = '// Who may knock at a route.'
  expect(phrasesIn(new Map([['e2e/a.spec.ts', text]]))).toEqual([])
  expect(phrasesIn(new Map([['src/server/http/a.ts', text]]))).toHaveLength(1)
  expect(phrasesIn(new Map([['e2e/a.spec.ts', "'Give your yes'"]]))).toHaveLength(1)
})

test('the glossary, which names words to avoid, is exempt', () => {
  expect(phrasesIn(new Map([['docs/glossary.md', 'Not: knock at']]))).toEqual([])
})
