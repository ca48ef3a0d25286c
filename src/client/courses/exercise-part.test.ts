import { expect, test } from 'vitest'
import {
  blankAnswer,
  fits,
  linesWithGaps,
  paired,
  textsAround,
  usedWords,
} from './exercise-part.ts'
import type { ShownExercise, ExerciseOf } from './exercise-part.ts'

const common = { prompt: 'Do it' }
const exercises: ShownExercise[] = [
  { ...common, kind: 'calc', unit: 'J$' },
  { ...common, kind: 'order', steps: ['a', 'b', 'c'] },
  { ...common, kind: 'match', lefts: ['x', 'y', 'z'], rights: ['1', '2'] },
  { ...common, kind: 'fill', text: 'One ___ and another ____.', words: null },
  {
    ...common,
    kind: 'sheet',
    rows: [
      ['Price', 1],
      ['Cost', null],
    ],
    fill: [{ cell: 'B2', formula: true }],
  },
  {
    ...common,
    kind: 'conversation',
    with: 'Ms Grant',
    turns: [{ id: 'start', says: 'Well?', replies: [{ text: 'Yes.', to: 'end' }] }],
    ends: [{ id: 'end', says: 'Good.' }],
  },
  {
    ...common,
    kind: 'spots',
    spots: [{ label: 'Name', area: { left: 0, top: 0, width: 5, height: 5 } }],
  },
]

test.each(exercises)('a blank answer fits its exercise: $kind', (exercise) => {
  expect(fits(exercise, blankAnswer(exercise))).toBe(true)
})

test('a text is split at every gap, whatever its length', () => {
  expect(textsAround('One ___ and another ______.')).toEqual(['One ', ' and another ', '.'])
})

test('each line counts the gaps before it, and empty lines are dropped', () => {
  expect(linesWithGaps('To ___\n\nDear ___ and ___,\nyours\n___')).toEqual([
    { texts: ['To ', ''], firstGap: 0 },
    { texts: ['Dear ', ' and ', ','], firstGap: 1 },
    { texts: ['yours'], firstGap: 3 },
    { texts: ['', ''], firstGap: 3 },
  ])
})

test('an answer to an older version of an exercise does not fit', () => {
  const [, order, match, fill, sheet, conversation, spots] = exercises
  if (!order || !match || !fill || !sheet || !conversation || !spots) {
    throw new Error('six kinds are missing')
  }
  expect(fits(sheet, { kind: 'sheet', cells: ['1', '2'] })).toBe(false)
  expect(fits(conversation, { kind: 'conversation', replies: ['No.'] })).toBe(false)
  expect(fits(spots, { kind: 'spots', labels: ['gone'] })).toBe(false)
  expect(fits(order, { kind: 'order', steps: ['a', 'b', 'gone'] })).toBe(false)
  expect(fits(match, { kind: 'match', pairs: [{ left: 'x', right: 'gone' }] })).toBe(false)
  expect(fits(fill, { kind: 'fill', gaps: ['one'] })).toBe(false)
  expect(fits(fill, { kind: 'calc', value: '1' })).toBe(false)
})

const match: ExerciseOf<'match'> = {
  ...common,
  kind: 'match',
  lefts: ['x', 'y'],
  rights: ['1', '2'],
}

test('a matched pair can be changed and removed', () => {
  const groups = { ...match, lefts: ['x', 'y', 'z'], rights: ['1', '2'] }
  const x = paired(groups, [], { left: 'x', right: '1' })
  const pairs = paired(groups, x, { left: 'y', right: '2' })
  expect(paired(groups, pairs, { left: 'x', right: '2' })).toEqual([
    { left: 'y', right: '2' },
    { left: 'x', right: '2' },
  ])
  expect(paired(groups, pairs, { left: 'x', right: '' })).toEqual([{ left: 'y', right: '2' }])
})

test('in a one-to-one match, choosing an answer again moves it from the other row', () => {
  const oneEach = { ...match, lefts: ['x', 'y'], rights: ['1', '2'] }
  const pairs = [{ left: 'x', right: '1' }]
  expect(paired(oneEach, pairs, { left: 'y', right: '1' })).toEqual([{ left: 'y', right: '1' }])
})

test('a word that is offered twice is used once for each gap it is in', () => {
  expect(usedWords(['day', 'pay', 'day'], ['day', ''])).toEqual([true, false, false])
  expect(usedWords(['day', 'pay', 'day'], ['day', 'day'])).toEqual([true, false, true])
  expect(usedWords(['day'], ['typed before'])).toEqual([false])
})

test('a line of a program keeps its indentation', () => {
  expect(linesWithGaps('if late:\n    print(___)')).toEqual([
    { texts: ['if late:'], firstGap: 0 },
    { texts: ['\u00a0\u00a0\u00a0\u00a0print(', ')'], firstGap: 0 },
  ])
})
