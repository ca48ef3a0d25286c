import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerKey } from './question.ts'
import { scoreOf, unansweredIn, validQuestions } from './scoring.ts'

const base = { question: 'Is it?', explanation: 'It is.' }
const questions = validQuestions([
  { ...base, id: 'a', type: 'multiple_choice', options: ['x', 'y', 'z'], correct_answer: '2' },
  { ...base, id: 'b', type: 'true_false', correct_answer: 'true', points: 2 },
  { ...base, id: 'c', type: 'short_answer', correct_answer: 'model' },
])

test('the score is the rounded share of the points earned', () => {
  const { score, missed, feedback } = scoreOf(questions, { a: '0', b: 'true', c: 'my words' })
  // The free answer is left out: two of three points.
  expect(score).toBe(67)
  expect(missed).toEqual(['a'])
  expect(feedback['a']).toEqual({
    correct: false,
    correctAnswer: 'z',
    userAnswer: 'x',
    earned: 0,
    explanation: 'It is.',
  })
  expect(feedback['c']).toMatchObject({ verdict: 'compare', correctAnswer: 'model' })
})

test('one of three points rounds to 33 and two of three to 67', () => {
  const three = ['p', 'q', 'r'].map((id) => ({
    ...base,
    id,
    type: 'true_false',
    correct_answer: 'true',
  }))
  const list = validQuestions(three)
  expect(scoreOf(list, { p: 'true', q: 'false', r: 'false' }).score).toBe(33)
  expect(scoreOf(list, { p: 'true', q: 'true', r: 'false' }).score).toBe(67)
})

test('questions without points score 0', () => {
  expect(scoreOf([], {}).score).toBe(0)
  const free = validQuestions([
    { ...base, id: 'a', type: 'true_false', correct_answer: 'true', points: 0 },
  ])
  expect(scoreOf(free, { a: 'true' }).score).toBe(0)
})

test('unanswered questions are listed', () => {
  expect(unansweredIn(questions, { a: '0', c: '  ' })).toEqual(['b', 'c'])
  expect(unansweredIn(questions, { a: '0', b: 'false', c: 'x' })).toEqual([])
})

test.each(['id', 'question', 'type', 'correct_answer'])(
  'an entry without %s is dropped',
  (field) => {
    const whole = { ...base, id: 'a', type: 'true_false', correct_answer: 'true' }
    expect(validQuestions([whole])).toHaveLength(1)
    expect(validQuestions([{ ...whole, [field]: undefined }])).toEqual([])
    expect(validQuestions([{ ...whole, [field]: null }])).toEqual([])
    expect(validQuestions([{ ...whole, [field]: '' }])).toEqual([])
  },
)

test('a stored index 0 or false is a valid answer, and unknown fields are ignored', () => {
  const list = validQuestions([
    { id: 1, question: 'Q', type: 'multiple_choice', options: ['x', 'y'], correct_answer: 0 },
    { id: 2, question: 'Q', type: 'true_false', options: [], correct_answer: false, hint: 'h' },
  ])
  expect(list.map((each) => [each.id, answerKey(each), each.points])).toEqual([
    ['1', '0', 1],
    ['2', 'false', 1],
  ])
})

test('entries that can’t be answered and repeated ids are dropped', () => {
  const choice = { ...base, id: 'a', type: 'multiple_choice', correct_answer: '0' }
  expect(validQuestions([choice, { ...choice, options: ['only'] }])).toEqual([])
  expect(validQuestions([{ ...choice, type: 'essay' }])).toEqual([])
  const twice = { ...choice, options: ['x', 'y'] }
  const list = validQuestions([twice, { ...twice, question: 'Other' }])
  expect(list.map(({ question }) => question)).toEqual(['Is it?'])
})

test('any stored value gives a list of questions, and any answers give a score from 0 to 100', () => {
  fc.assert(fc.property(fc.anything(), (value) => Array.isArray(validQuestions(value))))
  const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'toString'), fc.string())
  fc.assert(
    fc.property(answers, (submission) => {
      const { score } = scoreOf(questions, submission)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    }),
  )
})

test('every correct answer is marked right', () => {
  const keys = Object.fromEntries(questions.map((question) => [question.id, answerKey(question)]))
  expect(scoreOf(questions, keys)).toMatchObject({ score: 100, missed: [] })
})
