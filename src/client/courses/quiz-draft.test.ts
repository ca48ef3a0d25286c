import { expect, test } from 'vitest'
import { answerIn } from '../app/draft.ts'
import { draftFor } from './exercise-part.ts'
import type { ShownExercise } from './exercise-part.ts'
import { quizDraftFor } from './quiz-draft.ts'

const questions = [{ id: 'q1' }, { id: 'q2' }]

test('the answers of an unfinished quiz are restored', () => {
  const stored = JSON.stringify({ q1: '0', q2: 'J$400' })
  expect(answerIn(stored, (value) => quizDraftFor(questions, value))).toEqual({
    q1: '0',
    q2: 'J$400',
  })
})

test('answers to removed questions and malformed drafts are left out', () => {
  expect(quizDraftFor(questions, { q1: '0', gone: '1', q2: 3 })).toEqual({ q1: '0' })
  for (const stored of ['', 'not JSON', '{}', 'null', '[]'])
    expect(answerIn(stored, (value) => quizDraftFor(questions, value))).toBeNull()
})

test('an unfinished exercise is restored unless it has changed since', () => {
  const exercise: ShownExercise = { kind: 'fill', prompt: '', hints: [], text: 'A ___ and a ___' }
  const stored = JSON.stringify({ kind: 'fill', gaps: ['bag', ''] })
  expect(answerIn(stored, (value) => draftFor(exercise, value))).toEqual(JSON.parse(stored))
  const shorter = { ...exercise, text: 'A ___' }
  expect(answerIn(stored, (value) => draftFor(shorter, value))).toBeNull()
  expect(answerIn('{"kind":"fill"}', (value) => draftFor(exercise, value))).toBeNull()
})
