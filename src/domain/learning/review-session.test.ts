import { expect, test } from 'vitest'
import { questionSchema } from './question.ts'
import { ratingOf, sessionFinished } from './review-session.ts'

test('a session is five answers, or all that were due', () => {
  expect(sessionFinished(5, 12)).toBe(true)
  expect(sessionFinished(4, 1)).toBe(false)
  expect(sessionFinished(2, 0)).toBe(true)
  expect(sessionFinished(0, 0)).toBe(false)
})

const base = { id: 'q', question: 'Q?', explanation: 'E', correct_answer: 'true' }
const trueFalse = questionSchema.parse({ ...base, type: 'true_false' })
const short = questionSchema.parse({ ...base, type: 'short_answer' })

test('a wrong answer comes back soon, even if called easy', () => {
  expect(ratingOf(trueFalse, { correct: false }, true)).toBe('again')
})

test('a right answer is good, or easy if called easy', () => {
  expect(ratingOf(trueFalse, { correct: true }, false)).toBe('good')
  expect(ratingOf(trueFalse, { correct: true }, true)).toBe('easy')
})

test('a short answer in different words comes back sooner than one that matches', () => {
  expect(ratingOf(short, { correct: true, verdict: 'compare' }, true)).toBe('hard')
  expect(ratingOf(short, { correct: true, verdict: 'matches' }, false)).toBe('good')
})
