import fc from 'fast-check'
import { expect, test } from 'vitest'
import { progressAfter, type StoredProgress } from './course-progress.ts'

const nothing: StoredProgress = {
  completedSections: [],
  completedContent: [],
  percentage: 0,
  complete: false,
}
const course = (...sections: string[][]) => ({
  sections: sections.map((items, index) => ({
    id: `s${index}`,
    items: items.map((id) => ({ id })),
  })),
})
const after = (items: string[], shape = course(['a', 'b'], ['c', 'd']), before = nothing) =>
  items.reduce((progress, item) => progressAfter(shape, progress, item), before)

test('each item raises the percentage, and the last one completes the course', () => {
  expect(after(['a'])).toMatchObject({ percentage: 25, complete: false })
  expect(after(['a', 'a', 'b'])).toMatchObject({ percentage: 50, completedSections: ['s0'] })
  expect(after(['a', 'b', 'c', 'd'])).toMatchObject({ percentage: 100, complete: true })
})

test('new lessons don’t change a finished course', () => {
  const finished = after(['a', 'b', 'c', 'd'])
  const longer = course(['a', 'b'], ['c', 'd', 'e'])
  expect(progressAfter(longer, finished, null)).toEqual(finished)
  expect(progressAfter(longer, finished, 'e')).toMatchObject({ percentage: 100, complete: true })
})

test('a course whose last open lesson was removed is complete on the next visit', () => {
  const almost = after(['a', 'b', 'c'])
  const shorter = course(['a', 'b'], ['c'])
  expect(progressAfter(shorter, almost, null)).toMatchObject({ percentage: 100, complete: true })
})

test('progress never falls, however the course changes', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const shape = fc.uniqueArray(id, { maxLength: 6 }).map((items) => course(items))
  fc.assert(
    fc.property(fc.array(fc.tuple(shape, fc.option(id)), { maxLength: 12 }), (steps) => {
      let before = nothing
      for (const [changed, item] of steps) {
        const progress = progressAfter(changed, before, item)
        expect(progress.percentage).toBeGreaterThanOrEqual(before.percentage)
        expect(progress.percentage).toBeLessThanOrEqual(100)
        expect(progress.complete || !before.complete).toBe(true)
        expect(progress.completedContent).toEqual(
          expect.arrayContaining([...before.completedContent]),
        )
        expect(progress.completedSections).toEqual(
          expect.arrayContaining([...before.completedSections]),
        )
        before = progress
      }
    }),
  )
})
