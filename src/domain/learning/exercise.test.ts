import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forSolving, markExercise, solutionOf } from './exercise-marking.ts'
import { exerciseSchema } from './exercise.ts'
import type { ExerciseAnswer } from './exercise.ts'
import { shuffled } from '#domain/text/seeded-order.ts'

const base = { prompt: 'Do it', hints: ['Try'], explanation: 'Because' }
const calc = exerciseSchema.parse({
  ...base,
  kind: 'calc',
  answer: 74254,
  tolerance: 1,
  unit: 'J$',
})
const order = exerciseSchema.parse({
  ...base,
  kind: 'order',
  steps: ['one', 'two', 'three', 'four'],
})
const match = exerciseSchema.parse({
  ...base,
  kind: 'match',
  pairs: [
    { left: 'patty', right: 'want' },
    { left: 'bus fare', right: 'need' },
    { left: 'rent', right: 'need' },
  ],
})
const fill = exerciseSchema.parse({
  ...base,
  kind: 'fill',
  text: 'Dear ___, I want to ___.',
  gaps: [{ accepted: ['Ms Brown', 'ms. brown'] }, { accepted: ['apply'] }],
})
const all = [calc, order, match, fill]

test.each(all)('the solution of a $kind is correct', (exercise) => {
  expect(markExercise(exercise, solutionOf(exercise))).toMatchObject({
    correct: true,
    explanation: 'Because',
  })
})

test.each(all)('an empty answer to a $kind, or one of another kind, is wrong', (exercise) => {
  const empty: ExerciseAnswer[] = [
    { kind: 'calc', value: '' },
    { kind: 'order', steps: [] },
    { kind: 'match', pairs: [] },
    { kind: 'fill', gaps: [] },
  ]
  for (const answer of empty) expect(markExercise(exercise, answer).correct).toBe(false)
})

test('a sum is right within its tolerance, however it is written', () => {
  for (const value of ['74,254', 'J$74253.00', '74255']) {
    expect(markExercise(calc, { kind: 'calc', value }).correct).toBe(true)
  }
  expect(markExercise(calc, { kind: 'calc', value: '74256' }).correct).toBe(false)
  const third = exerciseSchema.parse({ ...base, kind: 'calc', answer: 0.1 + 0.2 })
  expect(markExercise(third, { kind: 'calc', value: '0.3' }).correct).toBe(true)
})

test('each step, pair and gap is marked separately', () => {
  expect(
    markExercise(order, { kind: 'order', steps: ['one', 'three', 'two', 'four'] }).parts,
  ).toEqual([true, false, false, true])
  const pairs = [
    { left: 'rent', right: 'need' },
    { left: 'patty', right: 'need' },
  ]
  expect(markExercise(match, { kind: 'match', pairs })).toMatchObject({
    correct: false,
    parts: [true, false],
  })
  expect(markExercise(fill, { kind: 'fill', gaps: ['MS BROWN', 'play'] }).parts).toEqual([
    true,
    false,
  ])
})

test('a match with a missing or repeated pair is not correct', () => {
  const right = { left: 'rent', right: 'need' }
  const answer = { kind: 'match' as const, pairs: [right, right, right] }
  expect(markExercise(match, answer)).toMatchObject({ correct: false, parts: [true, true, true] })
})

test('the exercise in the browser is shuffled, complete, repeatable and without answers', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...all), (seed, exercise) => {
      const seen = forSolving(exercise, seed, [])
      expect(forSolving(exercise, seed, [])).toEqual(seen)
      expect(Object.keys(seen)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(answer|explanation|gaps|pairs|tolerance)$/),
        ]),
      )
      if (seen.kind === 'order' && exercise.kind === 'order') {
        expect(seen.steps).not.toEqual(exercise.steps)
        expect(seen.steps.toSorted()).toEqual(exercise.steps.toSorted())
      }
      if (seen.kind === 'match') {
        expect(seen.lefts.toSorted()).toEqual(['bus fare', 'patty', 'rent'])
        expect(seen.rights.toSorted()).toEqual(['need', 'want'])
      }
    }),
  )
})

test('no seed gives the steps in their right order', () => {
  const three = exerciseSchema.parse({ ...base, kind: 'order', steps: ['one', 'two', 'three'] })
  for (let seed = 0; seed < 100; seed += 1) {
    const seen = forSolving(three, `${seed}`, [])
    expect(seen.kind === 'order' && seen.steps.join()).not.toBe('one,two,three')
  }
})

test('a seeded order is a permutation, and every element can come first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (list, seed) => {
      expect(shuffled(list, seed).toSorted()).toEqual(list.toSorted())
    }),
  )
  const firsts = Array.from({ length: 400 }, (_, seed) => shuffled([0, 1, 2, 3], `s${seed}`)[0])
  for (const number of [0, 1, 2, 3]) {
    const share = firsts.filter((first) => first === number).length
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(140)
  }
})

test('words are offered for gaps that take a word, unless they are typed on purpose', () => {
  const gaps = [{ accepted: ['Friday'] }, { accepted: ['exam', 'examination'] }]
  const text = 'On ___ I have an ___.'
  const wordsOf = (more: object) => {
    const seen = forSolving(
      exerciseSchema.parse({ ...base, kind: 'fill', text, gaps, ...more }),
      's',
      [],
    )
    return seen.kind === 'fill' ? seen.words?.toSorted() : undefined
  }
  expect(wordsOf({})).toEqual(['Friday', 'exam'])
  expect(wordsOf({ typed: true })).toBeUndefined()
  expect(wordsOf({ text: 'An ___.', gaps: [{ accepted: ['exam'] }] })).toBeUndefined()
  expect(wordsOf({ gaps: [{ accepted: ['Friday'] }, { accepted: ['four', '4'] }] })).toBeUndefined()
})

test('tapped words are marked as typed ones are', () => {
  const seen = forSolving(fill, 'seed', [])
  expect(seen.kind === 'fill' && seen.words?.toSorted()).toEqual(['Ms Brown', 'apply'])
  expect(markExercise(fill, { kind: 'fill', gaps: ['Ms Brown', 'apply'] }).correct).toBe(true)
  expect(markExercise(fill, { kind: 'fill', gaps: ['apply', 'Ms Brown'] }).parts).toEqual([
    false,
    false,
  ])
})

test.each([
  ['fewer gaps than ___', { ...fill, gaps: [{ accepted: ['x'] }] }],
  ['a step twice', { ...order, steps: ['a', 'b', 'a'] }],
  [
    'a left side twice',
    { ...match, pairs: [1, 2, 3].map((n) => ({ left: 'same', right: `${n}` })) },
  ],
  [
    'one right side for all',
    { ...match, pairs: ['a', 'b', 'c'].map((left) => ({ left, right: 'r' })) },
  ],
])('an exercise with %s is refused', (_, exercise) => {
  expect(exerciseSchema.safeParse(exercise).success).toBe(false)
})
