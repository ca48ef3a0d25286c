import { notHere, PythonError } from './python-error.ts'
import { taken, type PythonRun } from './python-functions.ts'
import { calculated } from './python-numbers.ts'
import { isIn, isOrdered, listOf } from './python-sequences.ts'
import { asInt, asNumber, isList, isSame, typeName, type PythonValue } from './python-values.ts'

const longestText = 5_000

/** `left operator right`. */
export function operated(
  operator: string,
  [left, right]: readonly [PythonValue, PythonValue],
  run: PythonRun,
): PythonValue {
  const number = calculated(operator, left, right)
  if (number !== null) return number
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
    return kept(left + right, run)
  }
  if (operator === '+' && isList(left) && isList(right)) {
    return listOf([...taken(left, run), ...taken(right, run)])
  }
  if (operator === '*') {
    const repeated = timesOver(left, right, run) ?? timesOver(right, left, run)
    if (repeated !== null) return repeated
  }
  if (operator === '%' && typeof left === 'string') throw notHere('“%” with texts')
  throw wrongTypes(operator, left, right)
}

function timesOver(value: PythonValue, count: PythonValue, run: PythonRun): PythonValue {
  const times = asInt(count)
  if (times === null) return null
  if (typeof value === 'string') {
    if (times * BigInt(value.length) > longestText) throw notHere('texts as long as this')
    return value.repeat(Math.max(0, Number(times)))
  }
  if (!isList(value)) return null
  const items: PythonValue[] = []
  for (let at = 0n; at < times; at += 1n) {
    run.spend(1)
    items.push(...taken(value, run))
  }
  return listOf(items)
}

/** `==`, `<`, `in` and the like. */
export function holds(
  operator: string,
  [left, right]: readonly [PythonValue, PythonValue],
  run: PythonRun,
): boolean {
  if (operator === '==' || operator === '!=') return isSame(left, right) === (operator === '==')
  if (operator !== 'in' && operator !== 'not in') return isOrdered(operator, left, right)
  if (isList(right)) run.spend(right.items.length)
  return isIn(left, right) === (operator === 'in')
}

/** `-value` or `+value`. */
export function signed(kind: 'negative' | 'positive', value: PythonValue): PythonValue {
  const number = asNumber(value)
  if (number !== null) return kind === 'negative' ? -number : number
  const problem = `bad operand type for unary ${kind === 'negative' ? '-' : '+'}: '${typeName(value)}'`
  throw new PythonError('TypeError', problem)
}

/** Counts a text as work, and refuses one that is too long. */
export function kept<Value extends PythonValue>(value: Value, run: PythonRun): Value {
  if (typeof value !== 'string') return value
  if (value.length > longestText) throw notHere('texts as long as this')
  run.spend(Math.ceil(value.length / 50))
  return value
}

function wrongTypes(operator: string, left: PythonValue, right: PythonValue): PythonError {
  const [one, other] = [typeName(left), typeName(right)]
  const joined = one === 'str' || one === 'list' ? one : null
  if (operator === '+' && joined) {
    const problem = `can only concatenate ${joined} (not "${other}") to ${joined}`
    return new PythonError('TypeError', problem)
  }
  if (operator === '*' && (joined || other === 'str' || other === 'list')) {
    const type = joined ? other : one
    const problem = `can't multiply sequence by non-int of type '${type}'`
    return new PythonError('TypeError', problem)
  }
  const sign = operator === '**' ? '** or pow()' : operator
  const problem = `unsupported operand type(s) for ${sign}: '${one}' and '${other}'`
  return new PythonError('TypeError', problem)
}
