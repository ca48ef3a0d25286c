import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswered, markQuestion, questionForReader, questionSchema } from './question.ts'

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

test('a choice is right by its index and shown in words', () => {
  expect(markQuestion(nht, '1')).toEqual({
    correct: true,
    correctAnswer: 'NHT',
    userAnswer: 'NHT',
    earned: 1,
  })
  expect(markQuestion(nht, '0')).toMatchObject({ correct: false, userAnswer: 'NIS', earned: 0 })
})

test.each([undefined, '', '7', '-1', '01', '1.0', 'NHT', '__proto__'])(
  'the choice %s is no answer and earns nothing',
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

test('a short answer always earns its points, and says if it matches', () => {
  expect(markQuestion(trn, ' Taxpayer  Registration-Number. ')).toEqual({
    correct: true,
    correctAnswer: 'TRN',
    userAnswer: 'Taxpayer  Registration-Number.',
    verdict: 'matches',
    earned: 1,
  })
  expect(markQuestion(trn, 'no idea')).toMatchObject({
    correct: true,
    verdict: 'compare',
    earned: 1,
  })
})

test.each(['', '   ', '\n\t', '\u00a0'])('a blank short answer is not an answer', (blank) => {
  expect(isAnswered(trn, blank)).toBe(false)
  expect(markQuestion(trn, blank)).toMatchObject({ correct: false, earned: 0 })
})

test('the reader sees neither key nor explanation', () => {
  for (const question of [nht, fee, trn]) {
    const seen = questionForReader(question)
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

test('no answer earns more than the points of its question', () => {
  fc.assert(
    fc.property(fc.constantFrom(nht, fee, trn), fc.string(), (question, answer) => {
      const { earned, correct } = markQuestion(question, answer)
      expect(earned).toBe(correct ? question.points : 0)
    }),
  )
})
