import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterStep, newRun, progressIn, runFrom } from './lesson-run.ts'

test('a miss comes back at the end until it is right, and counts in the progress', () => {
  const missed = afterStep(newRun(3), false)
  expect(missed).toMatchObject({ steps: [1, 2, 0], missed: [0], inARow: 0 })
  expect(progressIn(missed)).toEqual({ done: 1, of: 4 })
  const again = [true, true, false].reduce(afterStep, missed)
  expect(again).toMatchObject({ steps: [0], missed: [0], bestRow: 2 })
  expect(afterStep(again, true).steps).toEqual([])
})

test('what asks nothing neither makes nor breaks a row', () => {
  const run = [true, null, true, true].reduce(afterStep, newRun(4))
  expect(run).toMatchObject({ steps: [], inARow: 3, bestRow: 3 })
})

test('every lesson ends once every step was right, and its progress never exceeds the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.boolean()), (steps, answers) => {
      const run = answers.reduce(afterStep, newRun(steps))
      const end = Array<boolean>(steps).fill(true).reduce(afterStep, run)
      const { done, of } = progressIn(run)
      expect(end.steps).toEqual([])
      expect(done).toBeLessThanOrEqual(of)
    }),
  )
})

test('a stored run is used only if it fits the lesson', () => {
  const run = afterStep(newRun(3), false)
  expect(runFrom(JSON.parse(JSON.stringify(run)), 3)).toEqual(run)
  for (const other of [null, 'x', {}, { ...run, steps: [] }, { ...run, inARow: 'x' }]) {
    expect(runFrom(other, 3)).toBeNull()
  }
  expect(runFrom(run, 2)).toBeNull()
})
