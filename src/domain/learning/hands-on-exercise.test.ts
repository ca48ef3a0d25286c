import { describe, expect, test } from 'vitest'
import { forSolving, markExercise, missingIn, solutionOf } from './exercise-marking.ts'
import { exerciseSchema, type Exercise, type ExerciseAnswer } from './exercise.ts'

const base = { prompt: 'Do it', hints: ['Try'], explanation: 'SECRET because' }

const sheetFile = {
  ...base,
  kind: 'sheet',
  rows: [
    ['Item', 'Price', 'Number', 'Cost'],
    ['Buns', 120, 10, null],
    ['Milk', 350, 4, '=B3*C3'],
    ['All', null, null, null],
  ],
  fill: [
    { cell: 'D2', answer: '=B2*C2', formula: true },
    { cell: 'D4', answer: '=SUM(D2:D3)' },
  ],
}
const readFile = {
  ...base,
  kind: 'chart',
  data: {
    columns: ['Week', 'Hours'],
    rows: [
      ['One', 40],
      ['Two', 31],
    ],
  },
  read: { show: 'bars', answer: 9, tolerance: 1, unit: 'hours' },
}
const chooseFile = {
  ...base,
  kind: 'chart',
  data: readFile.data,
  choose: [
    { show: 'pie', note: 'SECRET slices' },
    { show: 'bars', right: true },
    { show: 'bars', from: 30, note: 'SECRET cut' },
  ],
}
const talkFile = {
  ...base,
  kind: 'conversation',
  with: 'Ms Grant',
  turns: [
    {
      id: 'start',
      says: 'It is broken.',
      replies: [
        { text: 'Not my fault.', to: 'angry' },
        { text: 'Let me see.', to: 'looking' },
      ],
    },
    {
      id: 'looking',
      says: 'Here it is.',
      replies: [
        { text: 'I will change it.', to: 'happy' },
        { text: 'Hm.', to: 'angry' },
      ],
    },
  ],
  ends: [
    { id: 'happy', says: 'Thanks!', result: 'good', reason: 'SECRET you looked' },
    { id: 'angry', says: 'Bye!', result: 'poor', reason: 'SECRET you blamed' },
  ],
}
const area = { left: 0, top: 0, width: 10, height: 10 }
const spotsFile = {
  ...base,
  kind: 'spots',
  figure: 'form',
  spots: [
    { label: 'Name', area, note: 'SECRET fine' },
    { label: 'Phone', area, right: true },
    { label: 'Signature', area, right: true },
  ],
}

const sheet = exerciseSchema.parse(sheetFile)
const read = exerciseSchema.parse(readFile)
const choose = exerciseSchema.parse(chooseFile)
const talk = exerciseSchema.parse(talkFile)
const spots = exerciseSchema.parse(spotsFile)
const all: Exercise[] = [sheet, read, choose, talk, spots]

test.each(all)('the solution of a $kind is complete and correct', (exercise) => {
  expect(missingIn(exercise, solutionOf(exercise))).toBeNull()
  expect(markExercise(exercise, solutionOf(exercise)).correct).toBe(true)
})

test.each(all)('a $kind is wrong for an empty answer and for one of another kind', (exercise) => {
  const answers: ExerciseAnswer[] = [
    { kind: 'sheet', cells: [] },
    { kind: 'chart', value: '' },
    { kind: 'conversation', replies: [] },
    { kind: 'spots', labels: [] },
    { kind: 'calc', value: '9' },
  ]
  for (const answer of answers) expect(markExercise(exercise, answer).correct).toBe(false)
})

test.each(all)('a $kind is sent without its key', (exercise) => {
  const sent = JSON.stringify(forSolving(exercise, 'seed', []))
  expect(sent).not.toMatch(/SECRET|"(right|answer|tolerance|result|reason|note)":|B2\*C2/)
})

describe('a sheet', () => {
  const fill = (...cells: string[]) => markExercise(sheet, { kind: 'sheet', cells })

  test('accepts every formula that works out the same', () => {
    expect(fill('=c2 * b2', '=D2+D3').correct).toBe(true)
    expect(fill('=B2×C2', '2600').correct).toBe(true)
    expect(fill('=PRODUCT', 'J$2,600')).toMatchObject({ parts: [false, true] })
  })

  test('says what is off: no formula, numbers in place of cells, or a formula that cannot be read', () => {
    expect(fill('1200', '2600')).toMatchObject({
      parts: [false, true],
      remark: 'D2: the number is right. Write a formula that works it out, beginning with =.',
    })
    expect(fill('=120*10', '2600').remark).toMatch(/^D2: right for now/)
    expect(fill('=B2*10', '2600').remark).toMatch(/^D2: right for now/)
    expect(fill('=B2*C2)', '2600').remark).toBe('D2: “)” is in the wrong place.')
  })

  test('counts one slip once: the other cells have their right contents', () => {
    expect(fill('=B2+C2', '=SUM(D2:D3)').parts).toEqual([false, true])
  })

  test('is not marked with an empty cell', () => {
    expect(missingIn(sheet, { kind: 'sheet', cells: ['=B2*C2', ' '] })).toMatch(/^1 left/)
    expect(missingIn(sheet, { kind: 'sheet', cells: ['', ''] })).toBe('Fill in a cell first.')
  })
})

test('a number is read off a chart within its tolerance', () => {
  const say = (value: string) => markExercise(read, { kind: 'chart', value }).correct
  expect(['9', '10 hours', '8', '11', 'many'].map(say)).toEqual([true, true, true, false, false])
})

test('a chart that does not fit says why', () => {
  const say = (value: string) => markExercise(choose, { kind: 'chart', value })
  expect(say('1')).toEqual({ correct: true, explanation: base.explanation })
  expect(say('2')).toMatchObject({ correct: false, remark: 'SECRET cut' })
  expect(say('7').correct).toBe(false)
})

describe('a conversation', () => {
  const say = (...replies: string[]) => ({ kind: 'conversation' as const, replies })

  test('is marked by the end that its replies lead to, with the reason', () => {
    expect(markExercise(talk, say('Let me see.', 'I will change it.'))).toMatchObject({
      correct: true,
      remark: 'SECRET you looked',
    })
    expect(markExercise(talk, say('Not my fault.'))).toMatchObject({
      correct: false,
      remark: 'SECRET you blamed',
    })
  })

  test('is not marked before its end, nor with a reply that nobody could give', () => {
    expect(missingIn(talk, say('Let me see.'))).toMatch(/^Go on until/)
    expect(missingIn(talk, say('I will change it.'))).toMatch(/has changed/)
    const tooMuch = say('Let me see.', 'I will change it.', 'Bye.')
    expect(missingIn(talk, tooMuch)).toMatch(/has changed/)
    expect(markExercise(talk, tooMuch).correct).toBe(false)
  })
})

test('spots are right as a set, and the remark says what is off', () => {
  const tap = (...labels: string[]) => markExercise(spots, { kind: 'spots', labels })
  expect(tap('Signature', 'Phone').correct).toBe(true)
  expect(tap('Phone')).toMatchObject({ correct: false, remark: '1 not found yet.' })
  expect(tap('Phone', 'Signature', 'Name')).toMatchObject({
    correct: false,
    remark: 'SECRET fine',
  })
})

test.each([
  ['no such cell', { ...sheetFile, fill: [{ cell: 'E9', answer: '=B2' }] }, 'there is no cell E9'],
  ['a full cell', { ...sheetFile, fill: [{ cell: 'B2', answer: 1 }] }, 'B2 is not empty'],
  ['a broken key', { ...sheetFile, fill: [{ cell: 'D2', answer: '=B2*' }] }, 'does not work'],
  [
    'a number where a formula is needed',
    { ...sheetFile, fill: [{ cell: 'D2', answer: 1200, formula: true }] },
    'the answer is a formula',
  ],
  ['a short row', { ...sheetFile, rows: [...sheetFile.rows, ['x', 1]] }, 'needs 4 cells'],
  ['read and choose at once', { ...chooseFile, read: readFile.read }, 'either read or choose'],
  [
    'a scale above the bars',
    { ...readFile, read: { ...readFile.read, from: 35 } },
    'above the smallest number',
  ],
  [
    'a wrong chart without a reason',
    { ...chooseFile, choose: [{ show: 'pie' }, { show: 'bars', right: true }] },
    'needs a note',
  ],
  ['a reply that leads nowhere', withReply('gone'), 'there is no turn and no end gone'],
  ['a conversation that comes back', withReply('start'), 'looking can come back to itself'],
  ['a turn nobody reaches', withReply('angry'), 'nothing leads to happy'],
  [
    'a spot beyond the figure',
    {
      ...spotsFile,
      spots: [{ label: 'Far', area: { ...area, left: 95 } }, ...spotsFile.spots],
    },
    'beyond the figure',
  ],
])('the checker refuses %s', (_name, file, message) => {
  const { error } = exerciseSchema.safeParse(file)
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message)
})

/** The conversation with another way on from its second turn. */
function withReply(to: string) {
  const [start, looking] = talkFile.turns
  return {
    ...talkFile,
    turns: [
      start,
      {
        ...looking,
        replies: [
          { text: 'On.', to },
          { text: 'Hm.', to: 'angry' },
        ],
      },
    ],
  }
}
