import { numberIn } from './answer-text.ts'
import { isBlank } from '#domain/text/plain-letters.ts'
import { callFunction } from './sheet-functions.ts'
import { FormulaProblem, parseFormula, type Formula } from './sheet-formula.ts'

/** What stands in a cell: a number, a text, a formula that begins with "=", or nothing. */
export type SheetRows = readonly (readonly (number | string | null)[])[]

export interface SheetError {
  /** In a sentence. */
  error: string
}

/** What a cell comes to. */
export type SheetValue = number | string | boolean | null | SheetError

export function isSheetError(value: SheetValue | undefined): value is SheetError {
  return typeof value === 'object' && value !== null
}

/** 'B2' as a row and a column from 0; null for anything else. */
export function placeOf(name: string): { row: number; column: number } | null {
  const parts = /^([A-Z])(\d{1,2})$/.exec(name)
  if (!parts) return null
  return { row: Number(parts[2]) - 1, column: (parts[1] ?? 'A').charCodeAt(0) - 65 }
}

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`
}

/** The sheet with these contents in these cells. */
export function withCells(
  rows: SheetRows,
  cells: readonly (readonly [string, number | string])[],
): SheetRows {
  const contents = new Map(cells)
  return rows.map((row, rowIndex) =>
    row.map((cell, column) => contents.get(cellName(rowIndex, column)) ?? cell),
  )
}

/** What one cell of the sheet comes to. */
export function valueAt(rows: SheetRows, name: string): SheetValue {
  return sheetReader(rows)(name)
}

/** Reads the cells of a sheet, each worked out only once; a formula that needs itself is an error. */
export function sheetReader(rows: SheetRows): (name: string) => SheetValue {
  const known = new Map<string, SheetValue>()
  const open = new Set<string>()
  return read

  function read(name: string): SheetValue {
    const stored = known.get(name)
    if (stored !== undefined) return stored
    if (open.has(name)) return { error: 'This formula needs its own result.' }
    open.add(name)
    const value = workedOut(name)
    open.delete(name)
    known.set(name, value)
    return value
  }

  function workedOut(name: string): SheetValue {
    const place = placeOf(name)
    const content = place && rows[place.row]?.[place.column]
    if (content === undefined) return { error: `There is no cell ${name}.` }
    if (content === null || typeof content === 'number') return content
    if (isBlank(content)) return null
    const text = content.trim()
    if (!text.startsWith('=')) return numberIn(text, undefined) === null ? text : typedNumber(text)
    try {
      return finite(valueOf(parseFormula(text.slice(1))))
    } catch (problem) {
      if (problem instanceof FormulaProblem) return { error: problem.message }
      throw problem
    }
  }

  function valueOf(formula: Formula): SheetValue {
    switch (formula.kind) {
      case 'value':
        return formula.value
      case 'cell':
        return read(formula.name)
      case 'range':
        return { error: 'A range such as B2:B6 belongs in a function: SUM(B2:B6).' }
      case 'negative':
      case 'percent': {
        const number = numberOf(valueOf(formula.of))
        if (isSheetError(number)) return number
        return formula.kind === 'negative' ? -number : number / 100
      }
      case 'operation':
        return operated(formula.operator, valueOf(formula.left), valueOf(formula.right))
      case 'call':
        return callFunction(formula.name, formula.inputs, { valueOf, inRange })
    }
  }

  function inRange(from: string, to: string): SheetValue[] {
    const [start, end] = [placeOf(from), placeOf(to)]
    if (!start || !end) return []
    const values: SheetValue[] = []
    const last = { row: Math.max(start.row, end.row), column: Math.max(start.column, end.column) }
    for (let row = Math.min(start.row, end.row); row <= last.row; row += 1) {
      for (let column = Math.min(start.column, end.column); column <= last.column; column += 1) {
        if (rows[row]?.[column] !== undefined) values.push(read(cellName(row, column)))
      }
    }
    return values
  }
}

/** A percentage typed into a cell is a part of one, as in every spreadsheet. */
function typedNumber(text: string): SheetValue {
  const number = numberIn(text, undefined)
  return number !== null && /%\s*$/.test(text) ? number / 100 : number
}

/** The number that a value counts as; an empty cell is 0. */
export function numberOf(value: SheetValue): number | SheetError {
  if (isSheetError(value) || typeof value === 'number') return value
  if (value === null) return 0
  return { error: 'This works with numbers, and one of the cells has words.' }
}

function operated(operator: string, left: SheetValue, right: SheetValue): SheetValue {
  if (isSheetError(left)) return left
  if (isSheetError(right)) return right
  if (operator === '&') return `${left ?? ''}${right ?? ''}`
  if (['=', '<>', '<', '>', '<=', '>='].includes(operator)) return compared(operator, left, right)
  const [one, other] = [numberOf(left), numberOf(right)]
  if (isSheetError(one)) return one
  if (isSheetError(other)) return other
  if (operator === '/' && other === 0) return { error: 'Nothing can be divided by 0.' }
  const results: Record<string, number> = {
    '+': one + other,
    '-': one - other,
    '*': one * other,
    '/': one / other,
    '^': one ** other,
  }
  return finite(results[operator] ?? null)
}

function compared(operator: string, left: SheetValue, right: SheetValue): boolean {
  const plain = (value: SheetValue) =>
    typeof value === 'string' ? value.toLowerCase() : (value ?? 0)
  const [one, other] = [plain(left), plain(right)]
  if (operator === '=') return one === other
  if (operator === '<>') return one !== other
  if (operator === '<') return one < other
  if (operator === '>') return one > other
  return operator === '<=' ? one <= other : one >= other
}

function finite(value: SheetValue): SheetValue {
  return typeof value === 'number' && !Number.isFinite(value)
    ? { error: 'This number is too large.' }
    : value
}
