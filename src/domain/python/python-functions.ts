import { notHere, PythonError } from './python-error.ts'
import { calculated, rounded } from './python-numbers.ts'
import { isOrdered, itemsOf, lengthOf, listOf, sorted } from './python-sequences.ts'
import { asInt, asNumber, isTrue, shown, typeName, type PythonValue } from './python-values.ts'

/** What a running program lends to the functions that Python brings. */
export interface PythonRun {
  print: (text: string) => void
  /** Counts work, and stops a program that does too much of it. */
  spend: (steps: number) => void
}

type Builtin = (inputs: PythonValue[], run: PythonRun) => PythonValue

/** The functions that Python brings, as far as first programs need them. */
export const builtins: Readonly<Record<string, Builtin>> = {
  print: (inputs, run) => {
    const text = inputs.map(shown).join(' ')
    run.spend(Math.ceil(text.length / 10))
    run.print(text)
    return null
  },
  len: (inputs) => lengthOf(only('len', inputs)),
  str: (inputs) => (inputs.length === 0 ? '' : shown(only('str', inputs))),
  bool: (inputs) => inputs.length > 0 && isTrue(only('bool', inputs)),
  int: (inputs) => (inputs.length === 0 ? 0n : toInt(only('int', inputs))),
  float: (inputs) => (inputs.length === 0 ? 0 : toFloat(only('float', inputs))),
  abs: (inputs) => {
    const value = only('abs', inputs)
    const number = asNumber(value)
    if (number === null) {
      throw new PythonError('TypeError', `bad operand type for abs(): '${typeName(value)}'`)
    }
    return number < 0 ? -number : number
  },
  round: ([value, decimals, ...rest]) => {
    if (value === undefined || rest.length > 0) throw wrongCount('round', 'one or two inputs')
    return rounded(value, decimals === undefined || decimals === null ? null : intIn(decimals))
  },
  range: (inputs) => {
    const [one, two, step = 1n, ...rest] = inputs.map(intIn)
    if (one === undefined || rest.length > 0) throw wrongCount('range', 'one to three inputs')
    if (step === 0n) throw new PythonError('ValueError', 'range() arg 3 must not be zero')
    return two === undefined
      ? { type: 'range', from: 0n, to: one, step }
      : { type: 'range', from: one, to: two, step }
  },
  list: (inputs, run) => listOf(inputs.length === 0 ? [] : taken(only('list', inputs), run)),
  sorted: (inputs, run) => listOf(sorted(taken(only('sorted', inputs), run))),
  sum: (inputs, run) => taken(only('sum', inputs), run).reduce<PythonValue>(plus, 0n),
  min: (inputs, run) => edge('min', inputs, run),
  max: (inputs, run) => edge('max', inputs, run),
  input: () => {
    throw notHere('“input”: give the value its own line at the top')
  },
}

/** All items of a sequence; counts as that much work. */
export function taken(value: PythonValue, run: PythonRun): PythonValue[] {
  const items: PythonValue[] = []
  for (const item of itemsOf(value)) {
    run.spend(1)
    items.push(item)
  }
  return items
}

function plus(left: PythonValue, right: PythonValue): PythonValue {
  const result = calculated('+', left, right)
  if (result !== null) return result
  const problem = `unsupported operand type(s) for +: '${typeName(left)}' and '${typeName(right)}'`
  throw new PythonError('TypeError', problem)
}

function edge(name: 'min' | 'max', inputs: PythonValue[], run: PythonRun): PythonValue {
  if (inputs.length === 0) throw wrongCount(name, 'at least one input')
  const [first, ...rest] = inputs.length === 1 ? taken(inputs[0] ?? null, run) : inputs
  if (first === undefined) throw new PythonError('ValueError', `${name}() arg is an empty sequence`)
  const operator = name === 'min' ? '<' : '>'
  return rest.reduce((best, value) => (isOrdered(operator, value, best) ? value : best), first)
}

function toInt(value: PythonValue): bigint {
  if (typeof value === 'string') {
    const text = value.trim()
    refuseUnderscore(text)
    if (/^[-+]?\d+$/.test(text) && text.length <= 100) return BigInt(text.replace(/^\+/, ''))
    const problem = `invalid literal for int() with base 10: '${value}'`
    throw new PythonError('ValueError', problem)
  }
  const number = asNumber(value)
  if (number === null) {
    const problem = `int() argument must be a string, a bytes-like object or a real number, not '${typeName(value)}'`
    throw new PythonError('TypeError', problem)
  }
  if (typeof number === 'bigint') return number
  if (!Number.isFinite(number)) throw notHere('numbers as large as this')
  return BigInt(Math.trunc(number))
}

function toFloat(value: PythonValue): number {
  if (typeof value === 'string') {
    const text = value.trim()
    refuseUnderscore(text)
    if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return Number(text)
    if (/^[-+]?(inf|infinity|nan)$/i.test(text)) throw notHere('numbers as large as this')
    throw new PythonError('ValueError', `could not convert string to float: '${value}'`)
  }
  const number = asNumber(value)
  if (number === null) {
    const problem = `float() argument must be a string or a real number, not '${typeName(value)}'`
    throw new PythonError('TypeError', problem)
  }
  return Number(number)
}

function refuseUnderscore(text: string): void {
  if (text.includes('_')) throw notHere('“_” in a number within quotes')
}

/** A whole number, where nothing else is allowed. */
export function intIn(value: PythonValue): bigint {
  const found = asInt(value)
  if (found !== null) return found
  const problem = `'${typeName(value)}' object cannot be interpreted as an integer`
  throw new PythonError('TypeError', problem)
}

/** The one input of a function that takes exactly one. */
export function only(name: string, inputs: readonly PythonValue[]): PythonValue {
  const [value, ...rest] = inputs
  if (value !== undefined && rest.length === 0) return value
  const problem = `${name}() takes exactly one argument (${inputs.length} given)`
  throw new PythonError('TypeError', problem)
}

function wrongCount(name: string, wanted: string): PythonError {
  return new PythonError('TypeError', `${name}() takes ${wanted}`)
}
