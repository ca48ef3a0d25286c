import { expect, test } from 'vitest'
import { phrasesIn } from './prose-rules.ts'

test('a phrase on the list is reported with its file, line and replacement', () => {
  const problems = phrasesIn(new Map([['docs/operating.md', 'One line.\nThe page is read anew.']]))
  expect(problems).toEqual(['docs/operating.md:2 "anew": write "again"'])
})

test('a phrase is found in any case, but not inside another word', () => {
  const problems = phrasesIn(
    new Map([['scripts/a.ts', '// Typing slips here.\n// The janewing of canews.']]),
  )
  expect(problems).toEqual(['scripts/a.ts:1 "Typing slips": write "typo"'])
})

test('the glossary, which names words to avoid, is exempt', () => {
  expect(phrasesIn(new Map([['docs/glossary.md', 'Not: knock at']]))).toEqual([])
})
