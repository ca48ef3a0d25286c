import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readAnswerSource } from '../content/answer-source.ts'
import { folderWith } from '../content/sample-folder.ts'
import { answerWith, listWith } from './written-file.ts'

const content = join(import.meta.dirname, '../../../content')

const list = `# What it is

# Wages
- id: wage
  value: 'J$425'
  label: 'Wage: an hour'
  sentence: >-
    It is {{fact:wage}}
    an hour.
  reviewBy: '2027-06-15'
# Fees
- id: fee
  value: 'J$100' # asked by phone
  reviewBy: '2027-06-15'
`

test('only the lines of a changed field change', () => {
  const edits = new Map([['wage', { value: 'J$450', sentence: 'Now {{fact:wage}}.' }]])
  expect(listWith(list, edits)).toBe(
    list
      .replace("'J$425'", 'J$450')
      .replace(/sentence: [^]*an hour\./, 'sentence: Now {{fact:wage}}.'),
  )
})

test('a field can be added at the end of its entry, and removed', () => {
  const edits = new Map([
    ['wage', { url: 'https://mlss.gov.jm', sentence: '' }],
    ['fee', { label: "It's: a fee" }],
  ])
  const edited = listWith(list, edits)
  expect(parse(edited)).toEqual([
    {
      id: 'wage',
      value: 'J$425',
      label: 'Wage: an hour',
      reviewBy: '2027-06-15',
      url: 'https://mlss.gov.jm',
    },
    { id: 'fee', value: 'J$100', reviewBy: '2027-06-15', label: "It's: a fee" },
  ])
  expect(edited).toContain('# Fees\n- id: fee')
})

test.each([
  ['facts.yaml', 'minimum-wage-week', { value: 'J$18,000', asOf: '2027-07-01' }],
  ['programmes.yaml', 'heart-sl-top', { description: 'Learn on the job.\n\nWith a stipend.' }],
])('the shipped %s keeps every other line', (name, id, texts) => {
  const text = readFileSync(join(content, name), 'utf8')
  const before = parse(text) as { id: string }[]
  const edited = listWith(text, new Map([[id, texts]]))
  expect(parse(edited)).toEqual(
    before.map((entry) => (entry.id === id ? { ...entry, ...texts } : entry)),
  )
  const lines = new Set(edited.split('\n'))
  expect(text.split('\n').filter((line) => !lines.has(line)).length).toBeLessThan(8)
})

test('every shipped answer stays the same when nothing of it changes', () => {
  const names = readdirSync(join(content, 'answers'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.md')).slice(0, 60)
  expect(files.length).toBe(60)
  for (const name of files) {
    const text = readFileSync(join(content, 'answers', name), 'utf8')
    const edited = answerWith(text, {})
    const folder = folderWith({ [`answers/${name}`]: edited })
    expect(readAnswerSource(folder, `answers/${name}`).value).toEqual(
      readAnswerSource(content, `answers/${name}`).value,
    )
  }
})

test('an answer is written with its new title, its ways to ask it, its text and its parts', () => {
  const text = readFileSync(join(content, 'answers/pay/tips.md'), 'utf8')
  const edited = answerWith(text, {
    title: 'Who owns my tips?',
    asked: 'who owns tips\nmy tips: are they mine',
    answer: 'You do.\n\n- Mostly.',
    'parts.Pay': 'On top of the wage.',
  })
  const folder = folderWith({ 'answers/pay/tips.md': edited })
  expect(readAnswerSource(folder, 'answers/pay/tips.md')).toMatchObject({
    problems: [],
    value: {
      id: 'tips',
      title: 'Who owns my tips?',
      asked: ['who owns tips', 'my tips: are they mine'],
      needs: 'tip|tips|gratuity|service charge',
      answer: 'You do.\n\n- Mostly.',
      parts: { Pay: 'On top of the wage.' },
    },
  })
})
