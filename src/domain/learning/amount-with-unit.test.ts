import { expect, test } from 'vitest'
import { amountWithUnit } from './amount-with-unit.ts'

test.each([
  ['21348.02', 'J$', 'J$21,348.02'],
  ['12', '%', '12 %'],
  ['1500', null, '1,500'],
  ['half', 'MB', 'half MB'],
])('the amount %s with the unit %s is shown as "%s"', (value, unit, words) => {
  expect(amountWithUnit(value, unit)).toBe(words)
})
