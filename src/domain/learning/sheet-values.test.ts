import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSheetError, valueAt, type SheetRows } from './sheet-values.ts'

const sheet: SheetRows = [
  ['Item', 'Price', 'Number', 'Cost'],
  ['Buns', 120, 10, '=B2*C2'],
  ['Milk', 350.5, 4, '=B3*C3'],
  ['All', null, null, '=SUM(D2:D3)'],
]

test.each([
  ['1+2*3', 7],
  ['(1+2)*3', 9],
  ['10-4-3', 3],
  ['2^3', 8],
  ['-B2+20', -100],
  ['10%', 0.1],
  ['B2*10%', 12],
  ['120 × 2 ÷ 4', 60],
  ['b2', 120],
  ['$B$2', 120],
  ['SUM(B2:C3)', 484.5],
  ['sum(B2;C2,5)', 135],
  ['AVERAGE(B2:B3)', 235.25],
  ['MIN(B1:C3)', 4],
  ['MAX(B1:C3)', 350.5],
  ['COUNT(A1:D3)', 6],
  ['ROUND(B3,0)', 351],
  ['IF(B2>100,"dear","cheap")', 'dear'],
  ['IF(B2<=100,1)', false],
  ['IF(A2="buns",1,2)', 1],
  ['A2&" x "&C2', 'Buns x 10'],
  ['D4', 2602],
])('%s comes to %s', (formula, value) => {
  expect(valueAt(withFormula(formula), 'B4')).toEqual(value)
})

test.each([
  ['1+', 'Something is missing at the end.'],
  ['(1+2', 'A bracket is not closed.'],
  ['1 2', '“2” is in the wrong place.'],
  ['*2', 'Something is missing before “*”.'],
  ['SUM(B2:)', 'After “:” comes the last cell, such as B2:B6.'],
  ['B2:B3', 'A range such as B2:B6 belongs in a function: SUM(B2:B6).'],
  ['price*2', '“price” is neither a cell nor a function with brackets.'],
  ['FOO(1)', 'There is no function FOO here.'],
  ['A2*2', 'This works with numbers, and one of the cells has words.'],
  ['1/0', 'Nothing can be divided by 0.'],
  ['Z99', 'There is no cell Z99.'],
  ['2?', '“?” does not belong in a formula.'],
  ['9^999', 'This number is too large.'],
  ['B4+1', 'This formula needs its own result.'],
  ['D4+B4', 'This formula needs its own result.'],
])('%s says what is wrong', (formula, error) => {
  expect(valueAt(withFormula(formula), 'B4')).toEqual({ error })
})

test('a typed cell is a number however it is written, or a text', () => {
  const typed = (text: string) => valueAt([[text, 1]], 'A1')
  expect(['1,200', 'J$1200', ' 12.50 ', '3%', 'bread', '  '].map(typed)).toEqual([
    1200,
    1200,
    12.5,
    0.03,
    'bread',
    null,
  ])
})

test('no text makes a formula hang or throw', () => {
  const alphabet = [...Array.from('=+-*/()<>:,%"&^ABD1234567890. '), 'SUM(', 'IF(', 'B2:C3']
  const formula = fc
    .array(fc.constantFrom(...alphabet), { maxLength: 80 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(formula, (text) => {
      const value = valueAt(withFormula(text), 'B4')
      expect(isSheetError(value) || typeof value !== 'object' || value === null).toBe(true)
      expect(typeof value === 'number' && !Number.isFinite(value)).toBe(false)
    }),
  )
})

test('brackets as deep as a formula is long are read', () => {
  const deep = `${'('.repeat(99)}1${')'.repeat(99)}`
  expect(valueAt(withFormula(deep), 'B4')).toBe(1)
})

function withFormula(formula: string): SheetRows {
  return sheet.map((row, index) =>
    index === 3 ? ['All', `=${formula}`, null, row[3] ?? null] : row,
  )
}
