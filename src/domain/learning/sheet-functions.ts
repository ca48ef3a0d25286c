import type { Formula } from './sheet-formula.ts'
import type { SheetError, SheetValue } from './sheet-values.ts'

interface Sheet {
  valueOf: (formula: Formula) => SheetValue
  inRange: (from: string, to: string) => SheetValue[]
}

/** The functions of lessons, as every spreadsheet has them. */
export function callFunction(name: string, inputs: readonly Formula[], sheet: Sheet): SheetValue {
  if (name === 'IF') return chosen(inputs, sheet)
  if (name === 'ROUND') return rounded(inputs, sheet)
  const combine = combined[name]
  if (combine === undefined) return { error: `There is no function ${name} here.` }
  const values = inputs.flatMap((input) => valuesOf(input, sheet))
  const problem = values.find(isProblem)
  if (problem) return problem
  // Words and empty cells are passed over, as a column has a heading.
  return combine(values.filter((value) => typeof value === 'number'))
}

const combined: Readonly<Record<string, (numbers: readonly number[]) => SheetValue>> = {
  SUM: total,
  AVERAGE: (numbers) =>
    numbers.length === 0
      ? { error: 'There is no number to average.' }
      : total(numbers) / numbers.length,
  MIN: (numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers)),
  MAX: (numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers)),
  COUNT: (numbers) => numbers.length,
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function valuesOf(input: Formula, { valueOf, inRange }: Sheet): SheetValue[] {
  return input.kind === 'range' ? inRange(input.from, input.to) : [valueOf(input)]
}

function chosen([condition, yes, no]: readonly Formula[], { valueOf }: Sheet): SheetValue {
  if (!condition || !yes) {
    return { error: 'IF needs a condition and what to show: IF(B2>100, "yes", "no").' }
  }
  const value = valueOf(condition)
  if (isProblem(value)) return value
  // A text is never a condition.
  if (typeof value === 'string')
    return { error: 'The first part of IF is a comparison, such as B2>100.' }
  if (value === true || (typeof value === 'number' && value !== 0)) return valueOf(yes)
  return no ? valueOf(no) : false
}

function rounded([input, places]: readonly Formula[], { valueOf }: Sheet): SheetValue {
  const value = input ? valueOf(input) : null
  const digits = places ? valueOf(places) : 0
  if (isProblem(value)) return value
  if (typeof value !== 'number' || typeof digits !== 'number') {
    return { error: 'ROUND needs a number: ROUND(B2, 0).' }
  }
  const scale = 10 ** Math.max(-6, Math.min(6, Math.trunc(digits)))
  return Math.round(value * scale + Number.EPSILON) / scale
}

function isProblem(value: SheetValue): value is SheetError {
  return typeof value === 'object' && value !== null
}
