import { notHere, PythonError } from './python-error.ts'
import {
  asInt,
  asNumber,
  isList,
  isSame,
  rangeLength,
  typeName,
  type PythonList,
  type PythonRange,
  type PythonValue,
} from './python-values.ts'

const longestList = 1_000

export function listOf(items: PythonValue[]): PythonList {
  for (const item of items) refuseInList(item)
  if (items.length > longestList) throw notHere('lists as long as this')
  return { type: 'list', items }
}

/** Puts one more value into a list. */
export function insertAt(items: PythonValue[], at: number, value: PythonValue): void {
  refuseInList(value)
  if (items.length >= longestList) throw notHere('lists as long as this')
  items.splice(at, 0, value)
}

/** A list in a list can hold itself, and then has no end. */
function refuseInList(value: PythonValue): void {
  if (isList(value)) throw notHere('lists within lists')
}

/** Each of them in turn; throws for what cannot be gone through. */
export function itemsOf(value: PythonValue): Iterable<PythonValue> {
  if (typeof value === 'string') return value
  if (value !== null && typeof value === 'object') {
    if (value.type === 'list') return value.items
    if (value.type === 'range') return numbersIn(value)
  }
  throw new PythonError('TypeError', `'${typeName(value)}' object is not iterable`)
}

function* numbersIn({ from, to, step }: PythonRange): Iterable<PythonValue> {
  for (let at = from; step > 0n ? at < to : at > to; at += step) yield at
}

export function lengthOf(value: PythonValue): bigint {
  if (typeof value === 'string') return BigInt(Array.from(value).length)
  if (value !== null && typeof value === 'object') {
    if (value.type === 'list') return BigInt(value.items.length)
    if (value.type === 'range') return rangeLength(value)
  }
  throw new PythonError('TypeError', `object of type '${typeName(value)}' has no len()`)
}

/** `of[at]`; positions below 0 count from the end. */
export function itemAt(of: PythonValue, at: PythonValue): PythonValue {
  const items = indexed(of)
  return items[positionIn(items, of, at)] ?? null
}

/** `of[at] = value`. */
export function putAt(of: PythonValue, at: PythonValue, value: PythonValue): void {
  if (!isList(of)) {
    const problem = `'${typeName(of)}' object does not support item assignment`
    throw new PythonError('TypeError', problem)
  }
  refuseInList(value)
  of.items[positionIn(of.items, of, at, 'assignment index')] = value
}

export function sliceOf(
  of: PythonValue,
  from: PythonValue | null,
  to: PythonValue | null,
): PythonValue {
  const items = indexed(of)
  const [start, end] = [from, to].map((edge) => {
    if (edge === null) return undefined
    const at = asInt(edge)
    if (at === null) {
      const problem = 'slice indices must be integers or None or have an __index__ method'
      throw new PythonError('TypeError', problem)
    }
    return Number(at)
  })
  if (typeof of === 'string') return Array.from(of).slice(start, end).join('')
  return listOf(items.slice(start, end))
}

function indexed(of: PythonValue): PythonValue[] {
  if (typeof of === 'string') return Array.from(of)
  if (of !== null && typeof of === 'object' && of.type !== 'function') return [...itemsOf(of)]
  throw new PythonError('TypeError', `'${typeName(of)}' object is not subscriptable`)
}

function positionIn(
  items: readonly PythonValue[],
  of: PythonValue,
  at: PythonValue,
  what = 'index',
): number {
  const position = asInt(at)
  const type = typeName(of) === 'str' ? 'string' : typeName(of)
  if (position === null) {
    const problem =
      type === 'string'
        ? `string indices must be integers, not '${typeName(at)}'`
        : `${type} indices must be integers or slices, not ${typeName(at)}`
    throw new PythonError('TypeError', problem)
  }
  const found = position < 0n ? position + BigInt(items.length) : position
  if (found < 0n || found >= BigInt(items.length)) {
    throw new PythonError('IndexError', `${type} ${what} out of range`)
  }
  return Number(found)
}

/** `<`, `>`, `<=` or `>=`. */
export function isOrdered(operator: string, left: PythonValue, right: PythonValue): boolean {
  const order = compared(left, right)
  if (order === null) {
    const problem = `'${operator}' not supported between instances of '${typeName(left)}' and '${typeName(right)}'`
    throw new PythonError('TypeError', problem)
  }
  if (operator === '<') return order < 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order >= 0
}

/** Below 0 if `left` comes first; null if the two cannot be compared. */
function compared(left: PythonValue, right: PythonValue): number | null {
  const [one, other] = [asNumber(left), asNumber(right)]
  if (one !== null && other !== null) return one < other ? -1 : one > other ? 1 : 0
  if (typeof left === 'string' && typeof right === 'string') {
    return left < right ? -1 : left > right ? 1 : 0
  }
  return null
}

export function isIn(value: PythonValue, of: PythonValue): boolean {
  if (typeof of === 'string') {
    if (typeof value === 'string') return of.includes(value)
    const problem = `'in <string>' requires string as left operand, not ${typeName(value)}`
    throw new PythonError('TypeError', problem)
  }
  if (of === null || typeof of !== 'object' || of.type === 'function') {
    throw new PythonError('TypeError', `argument of type '${typeName(of)}' is not iterable`)
  }
  for (const item of itemsOf(of)) if (isSame(item, value)) return true
  return false
}

/** In order, smallest first. */
export function sorted(values: Iterable<PythonValue>): PythonValue[] {
  return [...values].toSorted((left, right) =>
    isOrdered('<', left, right) ? -1 : isOrdered('<', right, left) ? 1 : 0,
  )
}
