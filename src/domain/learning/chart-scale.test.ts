import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chartTicks } from './chart-scale.ts'

test('a scale has round numbers from where it begins to above the highest', () => {
  expect(chartTicks(0, 45)).toEqual([0, 10, 20, 30, 40, 50])
  expect(chartTicks(450, 500)).toEqual([450, 460, 470, 480, 490, 500])
  expect(chartTicks(0, 12763)).toEqual([0, 5000, 10000, 15000])
  expect(chartTicks(0, 0)).toEqual([0, 1])
})

test('no number is above the scale, and the lines are few', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (highest) => {
      const ticks = chartTicks(0, highest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})
