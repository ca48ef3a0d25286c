import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { loadContent } from './load-content.ts'
import { folderWith, problemsIn } from './sample-folder.ts'

const saving = `---
title: How do I save?
topic: other
asked:
  - how do i save
  - save money
  - mi waan save
  - put away money
  - start saving
  - saving tips
do:
  - { kind: course, id: budgeting-first }
---
Put a little away first.

Then spend.

## Cost
It is free.
## Can I save on a small pay?
- likkle pay can save
- save when pay small
- and if mi pay small
Yes, a little each week.
`

test('an answer is read from its file, with its text, its parts and its details', () => {
  const { answers } = loadContent(folderWith({ 'answers/money/saving.md': saving }))
  expect(answers).toEqual([
    expect.objectContaining({
      id: 'saving',
      group: 'money',
      title: 'How do I save?',
      answer: 'Put a little away first.\n\nThen spend.',
      parts: { Cost: 'It is free.' },
      details: [
        {
          question: 'Can I save on a small pay?',
          asked: ['likkle pay can save', 'save when pay small', 'and if mi pay small'],
          answer: 'Yes, a little each week.',
        },
      ],
      facts: [],
    }),
  ])
})

test('the facts of its text and its parts are filled in and named', () => {
  const text = saving.replace('It is free.', 'It is {{fact:minimum-wage-hour}}.')
  const { answers } = loadContent(folderWith({ 'answers/money/saving.md': text }))
  expect(answers[0]).toMatchObject({
    parts: { Cost: 'It is J$425.' },
    facts: ['minimum-wage-hour'],
  })
})

test.each([
  ['id: budgeting-first', 'id: gone', '12 there is no course gone'],
  ['do:', 'related: [gone]\ndo:', '11 there is no other answer gone'],
  ['do:', 'programmes: [gone]\ndo:', '11 there is no programme gone'],
  ['topic: other', 'topic: law', '3 an answer about law quotes a fact'],
  ['topic: other', "topic: law\nasOf: '2026-01-01'", '4 asOf: a dated source also has'],
  ['topic: other', 'topic: sport', '3 topic: '],
  ['## Cost', '## Price', '18 parts: Unrecognized key: "Price"'],
  ['Then spend.', 'Then {{fact:gone}}.', '14 there is no fact gone'],
  ['It is free.', 'See [it](/gone).', '19 there is no page /gone'],
  ['- and if mi pay small\n', '', '21 details.0.asked: write at least 3 ways to ask it'],
  ['Yes, a little each week.', '', '21 details.0.answer: '],
  ['a little each week.', '{{fact:gone}} a week.', '21 there is no fact gone'],
  ['---\nPut', 'Put', '1 begin with what is known about it'],
])('an answer with "%s" replaced by "%s" is reported with its line', (from, to, message) => {
  const folder = folderWith({ 'answers/money/saving.md': saving.replace(from, to) })
  expect(problemsIn(folder)).toContainEqual(
    expect.stringContaining(`content/answers/money/saving.md:${message}`),
  )
})

test('two answers to the same question are reported', () => {
  const other = saving.replace('mi waan save', 'how to keep money')
  const problems = problemsIn(
    folderWith({ 'answers/money/other.md': other, 'answers/money/saving.md': saving }),
  )
  expect(problems).toContain('content/answers/money/saving.md:5 this is already a way to ask other')
})

test('an answer is due for review on its day', () => {
  const dated = saving.replace(
    'topic: other',
    "topic: law\nasOf: '2026-01-01'\nsource: The act\nurl: https://example.com/act\nreviewBy: '2027-06-14'",
  )
  const folder = folderWith({ 'answers/money/saving.md': dated })
  expect(checkContent(folder, '2027-06-13')).toEqual({ problems: [], warnings: [] })
  expect(checkContent(folder, '2027-06-14').warnings.map(({ message }) => message)).toEqual([
    'the answer saving is due for review: look it up again',
  ])
})
