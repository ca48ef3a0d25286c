import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { checkContent } from './check-content.ts'
import { readContent } from './read-content.ts'
import { withNewIds } from './released-ids.ts'

/** A complete content folder whose ids are released, with these files changed or (null) left out. */
export function folderWith(changes: Record<string, string | null>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) write(folder, name, text)
  release(folder)
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) rmSync(join(folder, name))
    else write(folder, name, text)
  }
  return folder
}

export function release(folder: string): void {
  write(folder, 'released.yaml', withNewIds(folder, readContent(folder)))
}

export function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** As `file:line message`. */
export function problemsIn(folder: string): string[] {
  const { problems } = checkContent(folder, '2026-11-22')
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

export const facts = `- id: minimum-wage-hour
  value: 'J$425'
  label: National minimum wage for one hour
  asOf: '2026-07-01'
  source: The order
  reviewBy: '2027-06-15'

`

export const quests = `- id: one-step
  title: One step
  description: Finish one item.
  why: It adds up.
  cadence: daily
  xp: 15
  skill: null
  goal: { event: content-completed, target: 1 }
`

export const path = `id: saver
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
  audiences: ['player', 'ally', 'mentor', 'business'].map((id) => ({
    id,
    title: 'T',
    text: 'X',
    action: 'A',
  })),
  waitlist: { title: 'T', text: 'X', button: 'B' },
})

const firstMinute = stringify([
  {
    goals: ['first-job', 'training', 'own-hustle', 'just-looking'],
    title: 'T',
    intro: 'I',
    steps: ['one', 'two', 'three'].map((id) => ({
      id,
      scene: 'store',
      prompt: 'P',
      options: [
        { text: 'Right', right: true },
        { text: 'Wrong', note: 'N' },
      ],
      explanation: 'E',
    })),
  },
])

function question(id: string) {
  return `          - id: ${id}
            type: multiple_choice
            question: Which?
            options: [this, that]
            correct_answer: "0"
            explanation: 'Because ${id.slice(1)}'
`
}

export function course(): string {
  const sections = [1, 2, 3].map(
    (n) => `  - id: section-${n}
    title: Section ${n}
    description: About ${n}.
    items:
      - id: read-${n}
        type: article
        title: Read
        minutes: 4
        cards:
          - text: |
              Words ${n}
            ask:
              kind: choose
              prompt: Which number is it?
              options:
                - { text: "${n}", right: true }
                - { text: "0", note: Nothing begins at zero. }
              explanation: It is ${n}.
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
prerequisites: []
outcomes: [Plan a week]
sections:
${sections.join('')}`
}

const files: Record<string, string> = {
  'facts.yaml': facts,
  'helplines.yaml': '[]',
  'readiness.yaml': stringify([
    { id: 'trn', title: 'TRN', why: 'Payroll', steps: ['Ask'], minutes: 60, cost: 'free' },
  ]),
  'interviews.yaml': '[]',
  'nicknames.yaml': stringify({
    first: ['brave'],
    second: ['river'],
    names: ['kemar'],
    refusedParts: ['curse'],
    refusedWords: ['rude'],
    harmless: ['excursed'],
  }),
  'programmes.yaml': '[]',
  'words.yaml': '[]',
  'cv-samples.yaml': '[]\n',
  'misspellings.yaml': '[]\n',
  'fonts/regular.woff': '',
  'fonts/bold.woff': '',
  'word-vectors/words.txt': 'work\n',
  'word-vectors/vectors.bin': 'ab',
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
  'safeguarding.yaml': stringify({
    version: 1,
    title: 'Safe',
    minutes: 10,
    sections: [{ id: 'why', title: 'Why', text: 'Because.' }],
    questions: [{ id: 'one', ask: 'Is it?', options: ['Yes', 'No'], right: 1, why: 'It is.' }],
    sources: [],
  }),
  'landing.yaml': landing,
  'first-minute.yaml': firstMinute,
}
