import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkContent } from './check-content.ts'
import { loadContent } from './load-content.ts'
import { readContent } from './read-content.ts'
import { withNewIds } from './released-ids.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test('a whole and released folder has no problems', () => {
  expect(problemsIn(folderWith({}))).toEqual([])
})

test('what does not fit its schema is named on its line', () => {
  const quests = `- id: one-step
  title: One step
  description: Finish one item.
  why: It adds up.
  cadence: hourly
  xp: 15
  skill: null
  goal: { event: content-completed, target: 1 }
`
  expect(problemsIn(folderWith({ 'quests.yaml': quests }))).toEqual([
    expect.stringMatching(/^content\/quests\.yaml:5 cadence: /),
  ])
})

test('text that is not YAML, a missing file and a wrong file name are named', () => {
  expect(problemsIn(folderWith({ 'quests.yaml': 'title: "never closed\n' }))).toEqual([
    expect.stringMatching(/^content\/quests\.yaml:2 /),
  ])
  expect(problemsIn(folderWith({ 'quests.yaml': null }))).toEqual([
    'content/quests.yaml:1 this file is missing',
  ])
  expect(
    problemsIn(
      folderWith({ 'courses/other.yaml': course(), 'courses/budgeting-first.yaml': null }),
    ),
  ).toContain('content/courses/other.yaml:1 the file should be called budgeting-first.yaml')
})

test('a question without an explanation or with a key out of range is named', () => {
  const broken = course().replace("explanation: 'Because 1'", "explanation: ''")
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': broken }))).toEqual([
    expect.stringMatching(
      /^content\/courses\/budgeting-first\.yaml:\d+ .*explanation: this must not be blank$/,
    ),
  ])
  const outOfRange = course().replace('correct_answer: "0"', 'correct_answer: "7"')
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': outOfRange }))).toEqual([
    expect.stringContaining('correct_answer is not the index of an option'),
  ])
})

test('an id twice in one list is named where the second one stands', () => {
  const twice = `${facts}${facts}`
  expect(problemsIn(folderWith({ 'facts.yaml': twice }))).toEqual([
    'content/facts.yaml:8 the id twice: minimum-wage-hour',
  ])
})

test.each([
  ['prerequisites: []', 'prerequisites: [gone]', 'there is no course gone'],
  [
    'prerequisites: []',
    'prerequisites: [budgeting-first]',
    'budgeting-first would come before itself',
  ],
  ['Words 1', 'Pay is {{fact:gone}}', 'there is no fact gone'],
  ['Words 1', 'Pay is {{minimum-wage-hour}}', 'a fact is written {{fact:id}}'],
  [
    'Words 1',
    'The minimum wage is J$425.',
    'J$425 is written bare: use {{fact:minimum-wage-hour}}',
  ],
  ['Words 1', 'Call 876-922-9500 now', '876-922-9500 is written bare: use a fact with the number'],
  ['id: q2', 'id: q1', 'the question id twice in this course: q1'],
])('in a course, %s in place of which stands %s, is named on its line', (from, to, message) => {
  const text = course().replace(from, to)
  const line = text.split('\n').findLastIndex((one) => one.includes(to)) + 1
  expect(problemsIn(folderWith({ 'courses/budgeting-first.yaml': text }))).toContain(
    `content/courses/budgeting-first.yaml:${line} ${message}`,
  )
})

test('evidence and goals that name nothing are named', () => {
  const evidence = path.replace('course: budgeting-first', 'course: gone')
  expect(problemsIn(folderWith({ 'paths/saver.yaml': evidence }))).toEqual([
    'content/paths/saver.yaml:10 there is no course gone',
  ])
  const goal = quests.replace('target: 1', 'target: 1, where: { course: gone }')
  expect(problemsIn(folderWith({ 'quests.yaml': goal }))).toEqual([
    'content/quests.yaml:8 there is no such course',
  ])
})

test('a section with nothing to do, and a course too small, are named', () => {
  const [text = ''] = course().split('      - id: quiz-3')
  const problems = problemsIn(folderWith({ 'courses/budgeting-first.yaml': text }))
  expect(problems).toContainEqual(
    expect.stringMatching(/:\d+ a section has at least one article and one thing to do$/),
  )
  expect(problems).toContainEqual(expect.stringMatching(/a course has 11 to 15 items, not 9$/))
  expect(problems).toContainEqual(expect.stringMatching(/a course has at least 3 quizzes, not 2$/))
})

test('a fact is a warning from its review day on, never a problem', () => {
  const folder = folderWith({})
  expect(checkContent(folder, '2027-06-14').warnings).toEqual([])
  expect(checkContent(folder, '2027-06-15')).toEqual({
    problems: [],
    warnings: [
      {
        file: 'content/facts.yaml',
        line: 6,
        message: 'the fact minimum-wage-hour is due for review: look it up again',
      },
    ],
  })
})

test('new ids ask to be released, and releasing them once is enough', () => {
  const folder = folderWith({ 'released.yaml': null })
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(
      /^content\/released\.yaml:1 \d+ ids are not released yet \(course budgeting-first, .*--release$/,
    ),
  ])
  release(folder)
  expect(problemsIn(folder)).toEqual([])
  const once = withNewIds(folder, readContent(folder))
  release(folder)
  expect(withNewIds(folder, readContent(folder))).toBe(once)
})

test('a released id that vanished is named, and may be retired but never used again', () => {
  const folder = folderWith({})
  const released = withNewIds(folder, readContent(folder))
  write(folder, 'quests.yaml', quests.replace('one-step', 'other-step'))
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(
      /^content\/released\.yaml:1 1 ids are not released yet \(quest other-step\)/,
    ),
    expect.stringMatching(
      /^content\/released\.yaml:\d+ the quest one-step was released and is gone/,
    ),
  ])

  const retired = released
    .replace('    - one-step\n', '')
    .replace('retired: {}', 'retired: { quest: [one-step] }')
  write(folder, 'released.yaml', retired)
  release(folder)
  expect(problemsIn(folder)).toEqual([])

  write(folder, 'quests.yaml', `${quests.replace('one-step', 'other-step')}${quests}`)
  expect(problemsIn(folder)).toEqual([
    expect.stringContaining('the quest one-step was retired and must not be used again'),
  ])
})

test('what is loaded has its facts in place, says which they were, and cannot be changed', () => {
  const text = course().replace('Words 1', 'At least {{fact:minimum-wage-hour}} an hour')
  const content = loadContent(folderWith({ 'courses/budgeting-first.yaml': text }))
  const item = content.courses[0]?.sections[0]?.items[0]
  expect(item).toMatchObject({ body: 'At least J$425 an hour', facts: ['minimum-wage-hour'] })
  expect(() => Object.assign(item ?? {}, { title: 'Mine' })).toThrow(TypeError)
  expect(() => Object.assign(content.quests, { 0: null })).toThrow(TypeError)
})

test('content that cannot be used stops the start with file and line', () => {
  expect(() => loadContent(folderWith({ 'landing.yaml': 'hero: 1\n' }))).toThrow(
    /content\/landing\.yaml:1 hero: /,
  )
})

const facts = `- id: minimum-wage-hour
  value: 'J$425'
  label: National minimum wage for one hour
  asOf: '2026-07-01'
  source: The order
  reviewBy: '2027-06-15'

`

const quests = `- id: one-step
  title: One step
  description: Finish one item.
  why: It adds up.
  cadence: daily
  xp: 15
  skill: null
  goal: { event: content-completed, target: 1 }
`

const path = `id: saver
title: Saver
description: Save.
whatYouDo: You save.
entry: Anybody.
steps:
  - id: learn
    title: Learn
    why: First things first.
    evidence: { course: budgeting-first }
  - { id: prove, title: Prove, why: See, evidence: { assessment: budgeting, minScore: 70 } }
  - { id: try, title: Try, why: Do, evidence: { readiness: trn } }
`

const landing = stringify({
  hero: { title: 'T', subtitle: 'S', claims: [] },
  features: Array.from({ length: 6 }, () => ({ icon: 'map', title: 'T', text: 'X' })),
  steps: Array.from({ length: 4 }, () => ({ title: 'T', text: 'X' })),
  testimonials: [],
  audiences: ['player', 'ally', 'business'].map((id) => ({
    id,
    title: 'T',
    text: 'X',
    action: 'A',
  })),
  waitlist: { title: 'T', text: 'X', button: 'B' },
})

function question(id: string) {
  return `          - id: ${id}
            type: multiple_choice
            question: Which?
            options: [this, that]
            correct_answer: "0"
            explanation: 'Because ${id.slice(1)}'
`
}

function course(): string {
  const sections = [1, 2, 3].map(
    (n) => `  - id: section-${n}
    title: Section ${n}
    description: About ${n}.
    items:
      - id: read-${n}
        type: article
        title: Read
        minutes: 4
        body: |
          Words ${n}
      - id: quiz-${n}
        type: quiz
        title: Check
        minutes: 3
        questions:
${question(`q${n}`)}      - id: reflect-${n}
        type: reflection
        title: Think
        minutes: 5
        prompt: What now?
      - id: try-${n}
        type: ${n === 1 ? 'checklist' : 'exercise'}
        title: Try
        minutes: 5
        ${
          n === 1
            ? 'tasks: [{ id: start, text: Start }]'
            : n === 2
              ? 'exercise: { kind: calc, prompt: 1 + 1?, answer: 2, explanation: Two. }'
              : "exercise: { kind: fill, prompt: Fill, text: 'One ___', gaps: [{ accepted: [two] }], explanation: Two. }"
        }
`,
  )
  return `id: budgeting-first
title: First
description: Plan a week.
skill: budgeting
level: 1
hours: 2
prerequisites: []
outcomes: [Plan a week]
sections:
${sections.join('')}`
}

const whole: Record<string, string> = {
  'facts.yaml': facts,
  'helplines.yaml': '[]',
  'readiness.yaml': stringify([
    { id: 'trn', title: 'TRN', why: 'Payroll', steps: ['Ask'], minutes: 60, cost: 'free' },
  ]),
  'programmes.yaml': '[]',
  'quests.yaml': quests,
  'achievements.yaml': '[]',
  'paths/saver.yaml': path,
  'courses/budgeting-first.yaml': course(),
  'assessments/budgeting.yaml': stringify({
    id: 'budgeting',
    title: 'Check',
    description: 'See.',
    skill: 'budgeting',
    level: 1,
    questions: Array.from({ length: 8 }, (_, index) => ({
      id: `b-q${index}`,
      type: 'true_false',
      question: 'Is it?',
      correct_answer: 'true',
      explanation: 'It is.',
    })),
  }),
  'landing.yaml': landing,
}

/** A whole, released folder, with these files changed or (null) left out. */
function folderWith(changes: Record<string, string | null>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(whole)) write(folder, name, text)
  release(folder)
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(folder, name))
    else write(folder, name, text)
  }
  return folder
}

function release(folder: string): void {
  write(folder, 'released.yaml', withNewIds(folder, readContent(folder)))
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function problemsIn(folder: string): string[] {
  const { problems } = checkContent(folder, '2026-11-22')
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
