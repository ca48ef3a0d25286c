import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropIndex, moved, shiftOf } from './drag-order.ts'

// The second one has two lines; 8 pixels between them.
const rows = [
  { top: 100, height: 50 },
  { top: 158, height: 90 },
  { top: 256, height: 50 },
  { top: 314, height: 50 },
]

test('a row stays until its middle passes the middle of another one', () => {
  expect(dropIndex(rows, 0, 0)).toBe(0)
  expect(dropIndex(rows, 0, 77)).toBe(0)
  expect(dropIndex(rows, 0, 79)).toBe(1)
  expect(dropIndex(rows, 0, 2_000)).toBe(3)
  expect(dropIndex(rows, 3, -57)).toBe(3)
  expect(dropIndex(rows, 3, -59)).toBe(2)
  expect(dropIndex(rows, 3, -2_000)).toBe(0)
  expect(dropIndex(rows, 2, 59)).toBe(3)
})

test('what a row passed makes room for it, and the others stay', () => {
  const down = { rows, from: 0, to: 2, by: 160 }
  expect(rows.map((_, index) => shiftOf(down, index))).toEqual([160, -58, -58, 0])
  const up = { rows, from: 3, to: 1, by: -150 }
  expect(rows.map((_, index) => shiftOf(up, index))).toEqual([0, 58, 58, -150])
})

test('moving a step keeps all steps, and moving it back restores the order', () => {
  const steps = fc.uniqueArray(fc.string(), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(steps, fc.nat(7), fc.nat(7), (order, from, to) => {
      const changed = moved(order, from, to)
      expect(changed[to]).toBe(order[from])
      expect(changed.toSorted()).toEqual(order.toSorted())
      expect(moved(changed, to, from)).toEqual(order)
    }),
  )
  expect(moved(['a', 'b'], 2, 0)).toEqual(['a', 'b'])
})
