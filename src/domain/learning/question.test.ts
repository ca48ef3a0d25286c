import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerKey,
  isAnswered,
  markQuestion,
  pointsOf,
  questionForReader,
  questionSchema,
} from './question.ts'

const nht = questionSchema.parse({
  id: 'q1',
  type: 'multiple_choice',
  question: 'Which line can help Kemar buy a home later?',
  options: ['NIS', 'NHT', 'PAYE'],
  correct_answer: '1',
  explanation: 'NHT is the housing fund.',
})
const fee = questionSchema.parse({
  id: 'q2',
  type: 'true_false',
  question: 'A real recruiter may ask a fee.',
  correct_answer: 'false',
  points: 2,
  explanation: 'Never.',
})
const trn = questionSchema.parse({
  id: 'q3',
  type: 'short_answer',
  question: 'Which number does payroll need?',
  correct_answer: 'TRN',
  accepted: ['taxpayer registration number'],
  explanation: 'Payroll cannot pay you without it.',
})

const star = questionSchema.parse({
  id: 'q4',
  type: 'short_answer',
  question: 'Write a one-sentence STAR Result.',
  correct_answer: 'After that, staff found items in two minutes.',
  explanation: 'A result says what changed.',
})

test('a choice is marked by its index and shown as text', () => {
  expect(markQuestion(nht, '1')).toEqual({
    correct: true,
    correctAnswer: 'NHT',
    userAnswer: 'NHT',
    earned: 1,
  })
  expect(markQuestion(nht, '0')).toMatchObject({ correct: false, userAnswer: 'NIS', earned: 0 })
})

test.each([undefined, '', '7', '-1', '01', '1.0', 'NHT', '__proto__'])(
  'the choice %s is not an answer and earns nothing',
  (answer) => {
    expect(markQuestion(nht, answer)).toMatchObject({ correct: false, userAnswer: '', earned: 0 })
    expect(isAnswered(nht, answer)).toBe(false)
  },
)

test('true or false is shown as True or False', () => {
  expect(markQuestion(fee, 'false')).toEqual({
    correct: true,
    correctAnswer: 'False',
    userAnswer: 'False',
    earned: 2,
  })
  expect(markQuestion(fee, 'true')).toMatchObject({ correct: false, userAnswer: 'True' })
})

test('a short answer earns its points if it is an accepted answer', () => {
  expect(markQuestion(trn, ' Taxpayer  Registration-Number. ')).toEqual({
    correct: true,
    correctAnswer: 'TRN',
    userAnswer: 'Taxpayer  Registration-Number.',
    verdict: 'matches',
    earned: 1,
  })
  for (const answer of [
    'my TRN',
    'It is the taxpayer registration number',
    'taxpayer registraton number',
  ])
    expect([answer, markQuestion(trn, answer).correct]).toEqual([answer, true])
  expect(markQuestion(trn, 'Tuesday')).toEqual({
    correct: false,
    correctAnswer: 'TRN',
    userAnswer: 'Tuesday',
    earned: 0,
  })
})

test('a free answer is only compared, neither right nor scored', () => {
  expect(markQuestion(star, 'Tuesday')).toMatchObject({ verdict: 'compare', earned: 0 })
  expect(markQuestion(star, answerKey(star))).toMatchObject({ verdict: 'compare', earned: 0 })
  expect(questionForReader(star, []).points).toBe(0)
  expect(isAnswered(star, ' ')).toBe(false)
})

test.each([
  ['900', true],
  ['900 MB', true],
  ['It is 900', true],
  ['900.0', true],
  ['0.9 GB', true],
  ['0.9 MB', false],
  ['1,800', false],
  ['90', false],
])('the number %s is right: %s', (answer, right) => {
  const data = questionSchema.parse({
    ...trn,
    correct_answer: '900',
    accepted: ['900 mb', '0.9 gb'],
  })
  expect(markQuestion(data, answer).correct).toBe(right)
})

test.each(['', '   ', '\n\t', '\u00a0'])('a blank short answer is not an answer', (blank) => {
  expect(isAnswered(trn, blank)).toBe(false)
  expect(markQuestion(trn, blank)).toMatchObject({ correct: false, earned: 0 })
})

test('the reader sees neither answer nor explanation', () => {
  for (const question of [nht, fee, trn, star]) {
    const seen = questionForReader(question, [])
    expect(Object.keys(seen)).not.toContain('correct_answer')
    expect(Object.keys(seen)).not.toContain('explanation')
    expect(Object.keys(seen)).not.toContain('accepted')
  }
})

test.each([
  ['an index out of range', { ...nht, correct_answer: '3' }, 'correct_answer'],
  ['an index in words', { ...nht, correct_answer: 'NHT' }, 'correct_answer'],
  ['an option twice', { ...nht, options: ['NHT', 'NHT'] }, 'options'],
  ['another truth value', { ...fee, correct_answer: 'no' }, 'correct_answer'],
  ['no explanation', { ...trn, explanation: ' ' }, 'explanation'],
  ['options of a true_false', { ...fee, options: ['True', 'False'] }, undefined],
])('%s is refused', (_, question, field) => {
  const { error } = questionSchema.safeParse(question)
  expect(error?.issues[0]?.path[0]).toBe(field)
  expect(error).toBeDefined()
})

test('an answer never earns more than the points of its question', () => {
  fc.assert(
    fc.property(fc.constantFrom(nht, fee, trn, star), fc.string(), (question, answer) => {
      const { earned, correct } = markQuestion(question, answer)
      expect(earned).toBe(correct ? pointsOf(question) : 0)
    }),
  )
})
