import { notHere } from './python-error.ts'
import type { PythonStatement } from './python-tree.ts'

/** What a program works with. A bigint is an int, a number is a float. */
export type PythonValue =
  | bigint
  | number
  | boolean
  | string
  | null
  | PythonList
  | PythonRange
  | PythonFunction

export interface PythonList {
  type: 'list'
  items: PythonValue[]
}
export interface PythonRange {
  type: 'range'
  from: bigint
  to: bigint
  step: bigint
}
/** Its own, or one that Python brings. */
export interface PythonFunction {
  type: 'function'
  name: string
  own: { inputs: string[]; body: PythonStatement[]; locals: ReadonlySet<string> } | null
}

/** How Python names the type of a value. */
export function typeName(value: PythonValue): string {
  if (value === null) return 'NoneType'
  if (typeof value === 'object') {
    if (value.type !== 'function') return value.type
    return value.own === null ? 'builtin_function_or_method' : 'function'
  }
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  return typeof value === 'boolean' ? 'bool' : 'str'
}

/** True, 1, "a" and [0] count as true; False, 0, "" and [] do not. */
export function isTrue(value: PythonValue): boolean {
  if (value === null || typeof value !== 'object') return Boolean(value)
  if (value.type === 'list') return value.items.length > 0
  return value.type === 'function' || rangeLength(value) > 0n
}

/** True and False count as 1 and 0. Null for what is no number. */
export function asNumber(value: PythonValue | undefined): bigint | number | null {
  if (typeof value === 'boolean') return value ? 1n : 0n
  return typeof value === 'bigint' || typeof value === 'number' ? value : null
}

/** An int for positions and counts; null for anything else. */
export function asInt(value: PythonValue | undefined): bigint | null {
  const number = asNumber(value)
  return typeof number === 'bigint' ? number : null
}

/** `==`. An int equals a float of the same size. */
export function isSame(left: PythonValue, right: PythonValue): boolean {
  const [one, other] = [asNumber(left), asNumber(right)]
  // Python compares an int and a float by their size, as this does.
  // oxlint-disable-next-line eqeqeq
  if (one !== null && other !== null) return one == other
  if (isList(left) && isList(right)) {
    return (
      left.items.length === right.items.length &&
      left.items.every((item, index) => isSame(item, right.items[index] ?? null))
    )
  }
  if (typeName(left) === 'range' && typeName(right) === 'range') throw notHere('“==” for ranges')
  return left === right
}

export function isList(value: PythonValue): value is PythonList {
  return value !== null && typeof value === 'object' && value.type === 'list'
}

export function rangeLength({ from, to, step }: PythonRange): bigint {
  const span = step > 0n ? to - from : from - to
  const size = step > 0n ? step : -step
  return span <= 0n ? 0n : (span + size - 1n) / size
}

/** As `print` shows it. */
export function shown(value: PythonValue): string {
  return typeof value === 'string' ? value : shownInside(value)
}

/** As it stands in a list: a text has quotes. */
function shownInside(value: PythonValue): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return shownFloat(value)
  if (typeof value === 'string') return quoted(value)
  if (value.type === 'list') return `[${value.items.map(shownInside).join(', ')}]`
  if (value.type === 'range') {
    const step = value.step === 1n ? '' : `, ${value.step}`
    return `range(${value.from}, ${value.to}${step})`
  }
  throw notHere(`“${value.name}” without its brackets here`)
}

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`)
  return `${quote}${quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped}${quote}`
}

/** 2.0 keeps its point, and very large or small numbers have an exponent of two digits. */
function shownFloat(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (Object.is(value, -0)) return '-0.0'
  const size = Math.abs(value)
  if (size !== 0 && (size >= 1e16 || size < 1e-4)) {
    return value.toExponential().replace(/e([-+])(\d)$/, 'e$10$2')
  }
  const text = String(value)
  return text.includes('.') ? text : `${text}.0`
}
