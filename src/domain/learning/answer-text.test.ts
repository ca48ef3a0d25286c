import { expect, test } from 'vitest'
import { numberIn, isSameAnswer } from './answer-text.ts'

test.each([
  ['Ms. Brown', 'ms brown'],
  ['J$12,500', '12500'],
  ['j$ 12,500.00', 'J$12500'],
  ['10 %', '10%'],
  ['10 per cent', '10%'],
  ['follow-up', 'Follow up'],
  ['don’t', "don't"],
  ['“Thank you!”', 'thank you'],
  ['ＴＲＮ', 'trn'],
  ['3–2–1', '3-2-1'],
])('%s equals %s', (answer, accepted) => {
  expect(isSameAnswer(answer, [accepted])).toBe(true)
})

test.each([
  ['x + 1', 'x - 1'],
  ['2.5', '25'],
  ['-5', '5'],
  ['<', '>'],
  ['', ''],
  ['!', '?'],
  ['12,5', '125'],
  ['10', '10%'],
])('%s does not equal %s', (answer, accepted) => {
  expect(isSameAnswer(answer, [accepted])).toBe(false)
})

test.each([
  ['J$74,254.00', undefined, 74254],
  ['74254', 'J$', 74254],
  ['1 074 254', undefined, 1074254],
  ['$1,000', 'J$', 1000],
  ['25 %', '%', 25],
  ['25', '%', 25],
  ['4 hours', 'hours', 4],
  ['1 hour', 'hours', 1],
  ['12 bags', undefined, 12],
  ['-3.5', undefined, -3.5],
  ['.5', undefined, 0.5],
  ['500MB', 'MB', 500],
])('%s with the unit %s is %d', (answer, unit, value) => {
  expect(numberIn(answer, unit)).toBe(value)
})

test.each([
  ['', undefined],
  ['four', undefined],
  ['4 minutes', 'hours'],
  ['1 + 1', undefined],
  ['1e9', undefined],
  ['NaN', undefined],
  ['12 34', undefined],
])('%s with the unit %s is not a number', (answer, unit) => {
  expect(numberIn(answer, unit)).toBeNull()
})
