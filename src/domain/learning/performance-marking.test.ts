import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexesIn, orderAnswer } from './index-answer.ts'
import {
  answerKey,
  isAnswered,
  markQuestion,
  questionForReader,
  questionSchema,
} from './question.ts'
import { scoreOf, validQuestions } from './scoring.ts'
import { wrongAnswerTo } from './wrong-answer.ts'

const base = { question: 'Do it.', points: 2, explanation: 'SECRET' }

const slip = questionSchema.parse({
  ...base,
  id: 'slip',
  type: 'mark_lines',
  document: {
    title: 'Pay slip',
    lines: [
      { text: 'Basic pay' },
      { text: 'Overtime', wrong: 'SECRET: it is time and a half.' },
      { text: 'NHT' },
      { text: 'Uniform', wrong: 'SECRET: it was returned.' },
      { text: 'Net pay' },
    ],
  },
})
const steps = ['Wash your hands', 'Cut the fruit', 'Add the ice', 'Blend']
const smoothie = questionSchema.parse({ ...base, id: 'smoothie', type: 'order', steps })
const pay = questionSchema.parse({
  ...base,
  id: 'pay',
  type: 'number',
  table: { head: ['Day', 'Hours'], rows: [['Monday', '8']] },
  correct_answer: '5400',
  tolerance: 0.5,
  unit: 'J$',
  notes: { '6000': 'You counted lunch.' },
})
const worked = [slip, smoothie, pay]
const sent = ['Add the ice', 'Blend', 'Cut the fruit', 'Wash your hands']

describe('tapped lines', () => {
  test.each([
    ['1,3', 2, undefined],
    ['3,1', 2, undefined],
    ['3,1,1,x, 2,99', 2, undefined],
    ['1', 1, 'You found 1 of 2 wrong lines.'],
    ['1,3,4', 1, 'You found 2 of 2 wrong lines. You also tapped 1 line that is right.'],
    ['1,0', 0, 'You found 1 of 2 wrong lines. You also tapped 1 line that is right.'],
    ['0,2', 0, 'You found 0 of 2 wrong lines. You also tapped 2 lines that are right.'],
  ])('%s earns %d of 2', (answer, earned, note) => {
    const mark = markQuestion(slip, answer)
    expect([mark.earned, mark.note, mark.correct]).toEqual([earned, note, earned === 2])
    expect(mark.partly).toBe(earned === 1 ? true : undefined)
  })

  test('are shown as a list, with the reasons in the right answer', () => {
    expect(markQuestion(slip, '3,1')).toMatchObject({
      userAnswer: '- Overtime\n- Uniform',
      correctAnswer:
        '- “Overtime”: SECRET: it is time and a half.\n- “Uniform”: SECRET: it was returned.',
    })
  })
})

describe('steps in order', () => {
  test.each([
    ['3,2,0,1', 2, undefined],
    ['3,2,1,0', 1, 'Two neighbours are swapped. The other steps are right.'],
    ['0,2,3,1', 0, '2 of 4 steps are in the right place.'],
    ['1,0,2,3', 0, '0 of 4 steps are in the right place.'],
  ])('%s earns %d of 2', (answer, earned, note) => {
    const mark = markQuestion(smoothie, answer)
    expect([mark.earned, mark.note, mark.correct]).toEqual([earned, note, earned === 2])
  })

  test('are sent in an order that does not depend on the right one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(steps, { minLength: 4 }), (order) => {
        const seen = questionForReader(questionSchema.parse({ ...smoothie, steps: order }), [])
        expect(seen).toMatchObject({ steps: sent })
      }),
    )
  })

  test.each(['', '0', '0,1,2', '0,1,2,2', '0,1,2,3,3', '0,1,2,4', 'x', '0, 1, 2, 3', '00,1,2,3'])(
    'an answer such as "%s" is unfinished and earns nothing',
    (answer) => {
      expect(isAnswered(smoothie, answer)).toBe(false)
      expect(markQuestion(smoothie, answer)).toMatchObject({ earned: 0, userAnswer: '' })
    },
  )

  test('every order but the right one earns half at most', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const { earned, correct } = markQuestion(smoothie, orderAnswer(order))
        expect(correct).toBe(orderAnswer(order) === '3,2,0,1')
        expect(correct ? [2] : [0, 1]).toContain(earned)
      }),
    )
  })
})

describe('a number', () => {
  test.each(['5400', 'J$5,400', '5,400.00', '$5 400', ' 5400 ', '5400.5', '5400 dollars'])(
    'is right as %s',
    (answer) => expect(markQuestion(pay, answer)).toMatchObject({ correct: true, earned: 2 }),
  )

  test.each(['5401', '-5400', '54', '5400 or 6000', '', 'none'])('is wrong as %s', (answer) =>
    expect(markQuestion(pay, answer)).toMatchObject({ correct: false, earned: 0 }),
  )

  test('that is tempting has its note, however it is written', () => {
    expect(markQuestion(pay, 'J$6,000').note).toBe('You counted lunch.')
    expect(markQuestion(pay, '1').note).toBeUndefined()
  })

  test('is shown with its unit', () => {
    expect(markQuestion(pay, '6000')).toMatchObject({
      userAnswer: 'J$6,000',
      correctAnswer: 'J$5,400',
    })
    expect(markQuestion(pay, 'J$6,000').userAnswer).toBe('J$6,000')
  })

  test.each(['', 'many', '5400 or 6000'])('"%s" is no answer', (answer) =>
    expect(isAnswered(pay, answer)).toBe(false),
  )
})

test.each(worked)(
  'the key of $type is right and complete, and nothing of it is sent',
  (question) => {
    const key = answerKey(question)
    expect(isAnswered(question, key)).toBe(true)
    expect(markQuestion(question, key)).toMatchObject({ correct: true, earned: 2 })
    expect(markQuestion(question, wrongAnswerTo(question)).earned).toBe(0)
    expect(isAnswered(question, wrongAnswerTo(question))).toBe(true)
    const seen = JSON.stringify(questionForReader(question, []))
    expect(seen).not.toMatch(/SECRET|wrong|correct|5400|tolerance|lunch|explanation/)
  },
)

test('any text is marked without an error, and earns nothing, half or all', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.integer({ min: -1, max: 12 })).map((list) => list.join(',')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...worked), text, (question, answer) => {
      const { earned, correct, userAnswer } = markQuestion(question, answer)
      expect([0, 1, 2]).toContain(earned)
      expect(correct).toBe(earned === 2)
      expect(isAnswered(question, answer)).toBe(userAnswer !== '')
      if (earned > 0) expect(isAnswered(question, answer)).toBe(true)
    }),
  )
})

test('indexes are those of the list, each once', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(12), (answer, length) => {
      const indexes = indexesIn(answer, length)
      expect(indexes).toEqual([...new Set(indexes)])
      expect(indexes.every((index) => index >= 0 && index < length)).toBe(true)
    }),
  )
})

test('half of a question counts in the score, and the question comes back', () => {
  const answers = { slip: '1', smoothie: answerKey(smoothie), pay: '5400' }
  expect(scoreOf(worked, answers)).toMatchObject({ score: 83, missed: ['slip'] })
})

test('stored questions of each kind stay as they are, without a key beside their lines or steps', () => {
  expect(validQuestions(JSON.parse(JSON.stringify(worked)))).toEqual(worked)
  expect(validQuestions([{ ...slip, correct_answer: '1,3' }])).toEqual([slip])
  expect(validQuestions([{ ...pay, correct_answer: undefined }])).toEqual([])
  expect(validQuestions([{ ...smoothie, steps: 'all of them' }])).toEqual([])
})

test.each([
  [
    'a document without a wrong line',
    { ...slip, document: { title: 'x', lines: ['a', 'b', 'c', 'd'].map((text) => ({ text })) } },
  ],
  [
    'a document where all is wrong',
    {
      ...slip,
      document: { title: 'x', lines: ['a', 'b', 'c', 'd'].map((text) => ({ text, wrong: 'no' })) },
    },
  ],
  ['two equal steps', { ...smoothie, steps: ['a', 'b', 'a'] }],
  ['a number with a comma', { ...pay, correct_answer: '5,400' }],
  ['a note on the right number', { ...pay, notes: { '5400.0': 'Right.' } }],
  ['a note on no number', { ...pay, notes: { many: 'No.' } }],
  ['a table with a short row', { ...pay, table: { head: ['Day', 'Hours'], rows: [['Monday']] } }],
])('%s is refused', (_what, question) => {
  expect(questionSchema.safeParse(question).success).toBe(false)
})
