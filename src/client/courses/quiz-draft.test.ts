import { expect, test } from 'vitest'
import { answerIn } from '../app/draft.ts'
import { draftFor } from './exercise-part.ts'
import type { ShownExercise } from './exercise-part.ts'
import { quizDraftFor } from './quiz-draft.ts'

const questions = [{ id: 'q1' }, { id: 'q2' }]

test('the answers of an unfinished quiz are restored', () => {
  const kept = JSON.stringify({ q1: '0', q2: 'J$400' })
  expect(answerIn(kept, (one) => quizDraftFor(questions, one))).toEqual({ q1: '0', q2: 'J$400' })
})

test('answers to removed questions and malformed drafts are left out', () => {
  expect(quizDraftFor(questions, { q1: '0', gone: '1', q2: 3 })).toEqual({ q1: '0' })
  for (const kept of ['', 'not JSON', '{}', 'null', '[]'])
    expect(answerIn(kept, (one) => quizDraftFor(questions, one))).toBeNull()
})

test('an unfinished exercise is restored unless it has changed since', () => {
  const exercise: ShownExercise = { kind: 'fill', prompt: '', hints: [], text: 'A ___ and a ___' }
  const kept = JSON.stringify({ kind: 'fill', gaps: ['bag', ''] })
  expect(answerIn(kept, (one) => draftFor(exercise, one))).toEqual(JSON.parse(kept))
  const shorter = { ...exercise, text: 'A ___' }
  expect(answerIn(kept, (one) => draftFor(shorter, one))).toBeNull()
  expect(answerIn('{"kind":"fill"}', (one) => draftFor(exercise, one))).toBeNull()
})
