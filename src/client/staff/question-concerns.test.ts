import { expect, test } from 'vitest'
import type { JudgedQuestion } from '#contract/staff-questions.ts'
import { concernsAbout } from './question-concerns.ts'

const fine: JudgedQuestion = {
  id: 'q',
  question: 'Which?',
  objective: 'choose',
  difficulty: 2,
  reading: { answers: 40, right: 60, difficulty: 2, discrimination: 20, secondsPerQuestion: 12 },
  options: [
    { text: 'This', right: true, chosen: 60, untaken: false },
    { text: 'That', right: false, chosen: 40, untaken: false },
  ],
}

test('a question that does well raises no concern', () => {
  expect(concernsAbout(fine)).toEqual([])
})

test.each([
  [{ right: 97 }, 'Nearly everybody gets it right.'],
  [{ right: 20 }, 'Hardly anybody gets it right: is the key correct?'],
  [
    { discrimination: 0 },
    'Those who get it right do no better in the rest: the wording may mislead.',
  ],
] as const)('%o is a concern', (reading, concern) => {
  const question = { ...fine, reading: { ...(fine.reading ?? expect.fail()), ...reading } }
  expect(concernsAbout(question)).toEqual([concern])
})

test('an option that nobody takes is named, and a difficulty far from the written one', () => {
  const options = fine.options.map((option) => ({ ...option, untaken: !option.right }))
  expect(concernsAbout({ ...fine, options })).toEqual(['Hardly anybody chooses “That”.'])
  const reading = { ...(fine.reading ?? expect.fail()), difficulty: 3 as const }
  expect(concernsAbout({ ...fine, difficulty: 1, reading })).toHaveLength(1)
})

test('few answers raise none', () => {
  const reading = { ...(fine.reading ?? expect.fail()), answers: 29, right: 100 }
  expect(concernsAbout({ ...fine, reading })).toEqual([])
})
