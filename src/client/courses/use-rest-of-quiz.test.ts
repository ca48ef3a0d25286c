import { expect, test } from 'vitest'
import { afterStep, newRun } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { restOf } from './use-rest-of-quiz.ts'

const mark = (correct: boolean): QuestionMark => {
  return { correct, correctAnswer: 'Rent', userAnswer: 'Fun', explanation: 'You need a roof.' }
}
// A second attempt has them in another order.
const questions = [{ id: 'third' }, { id: 'first' }, { id: 'second' }]
const marks = { first: mark(false), second: mark(true), third: mark(true) }
const answered = [true, false, true].reduce(afterStep, newRun(3))

test('what was missed is left, with its key and no other', () => {
  const rest = restOf({ attempt: 1, run: answered, marks }, questions)
  expect(rest).toEqual({ attempt: 1, run: answered, marks: { first: marks.first } })
})

test('nothing is left once all is right, or while a question has no mark here', () => {
  expect(restOf({ attempt: 1, run: afterStep(answered, true), marks }, questions)).toBeNull()
  expect(restOf({ attempt: 1, run: afterStep(newRun(3), false), marks: {} }, questions)).toBeNull()
})
