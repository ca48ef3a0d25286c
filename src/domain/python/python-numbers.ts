import { notHere, PythonError } from './python-error.ts'
import { asNumber, typeName, type PythonValue } from './python-values.ts'

type PythonNumber = bigint | number

/** Larger whole numbers come only from a slip, and would take long. */
const largest = 10n ** 100n

/** Works out two numbers; null if one of the two is none. */
export function calculated(
  operator: string,
  left: PythonValue,
  right: PythonValue,
): PythonNumber | null {
  const [one, other] = [asNumber(left), asNumber(right)]
  if (one === null || other === null) return null
  if (operator === '/') {
    if (Number(other) === 0) throw divisionByZero(one, other)
    return Number(one) / Number(other)
  }
  const result =
    typeof one === 'bigint' && typeof other === 'bigint'
      ? ofInts(operator, one, other)
      : ofFloats(operator, Number(one), Number(other))
  if (typeof result === 'number' && !Number.isFinite(result))
    throw notHere('numbers as large as this')
  if (typeof result === 'bigint' && (result > largest || result < -largest)) {
    throw notHere('numbers with more than 100 digits')
  }
  return result
}

function ofInts(operator: string, left: bigint, right: bigint): PythonNumber {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '**':
      if (right < 0n) return ofFloats('**', Number(left), Number(right))
      // Of 0, 1 and -1 only odd and even matter.
      if (left > -2n && left < 2n) return left ** (right === 0n ? 0n : 2n - (right % 2n))
      if (right > 400n) throw notHere('numbers with more than 100 digits')
      return left ** right
  }
  if (right === 0n) throw divisionByZero(left, right, operator)
  const rest = left % right
  const isOff = rest !== 0n && rest < 0n !== right < 0n
  if (operator === '%') return isOff ? rest + right : rest
  return isOff ? left / right - 1n : left / right
}

function ofFloats(operator: string, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '**': {
      if (left === 0 && right < 0) {
        const problem = '0.0 cannot be raised to a negative power'
        throw new PythonError('ZeroDivisionError', problem)
      }
      const power = left ** right
      if (Number.isNaN(power)) throw notHere('roots of numbers below 0')
      return power
    }
  }
  if (right === 0) throw divisionByZero(left, right, operator)
  const rest = left % right
  const over = rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest
  return operator === '%' ? over : Math.round((left - over) / right)
}

function divisionByZero(left: PythonNumber, right: PythonNumber, operator = '/'): PythonError {
  const isFloat = typeof left === 'number' || typeof right === 'number'
  const messages: Record<string, string> = isFloat
    ? { '/': 'float division by zero', '//': 'float floor division by zero', '%': 'float modulo' }
    : {
        '/': 'division by zero',
        '//': 'integer division or modulo by zero',
        '%': 'integer modulo by zero',
      }
  return new PythonError('ZeroDivisionError', messages[operator] ?? 'division by zero')
}

/** With this many decimals; a tie goes to the even digit, as everywhere in Python. */
export function withDecimals(value: PythonNumber, decimals: number): string {
  if (typeof value === 'bigint')
    return decimals === 0 ? `${value}` : `${value}.${'0'.repeat(decimals)}`
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) throw notHere('numbers as large as this')
  // All digits of the number, to see a tie.
  // oxlint-disable-next-line oxc/number-arg-out-of-range
  const exact = value.toFixed(100)
  const point = exact.indexOf('.')
  const rest = exact.slice(point + 1 + decimals)
  if (!/^50*$/.test(rest)) return value.toFixed(decimals)
  const cut = exact.slice(0, decimals === 0 ? point : point + 1 + decimals)
  const isEven = Number(cut.at(-1)) % 2 === 0
  if (isEven) return cut
  const size = Math.abs(value)
  return `${value < 0 ? '-' : ''}${size.toFixed(decimals)}`
}

/** `round`: without decimals it makes an int. */
export function rounded(value: PythonValue | undefined, decimals: bigint | null): PythonNumber {
  const number = asNumber(value)
  if (number === null) {
    const problem = `type ${typeName(value ?? null)} doesn't define __round__ method`
    throw new PythonError('TypeError', problem)
  }
  if (typeof number === 'bigint') {
    if (decimals !== null && decimals < 0n) throw notHere('rounding to tens')
    return number
  }
  if (decimals === null) return BigInt(withDecimals(number, 0).replace(/^-0$/, '0'))
  if (decimals < 0n) throw notHere('rounding to tens')
  return decimals > 20n ? number : Number(withDecimals(number, Number(decimals)))
}

/** A value in an f-string, by what stands after its colon: `.2f`, `,` or `,.2f`. */
export function formatted(value: PythonValue, format: string, plain: string): string {
  if (format === '') return plain
  const parts = /^(,?)(?:\.(\d{1,2})f)?$/.exec(format)
  const number = asNumber(value)
  if (!parts || number === null) throw notHere(`the format “:${format}” for a ${typeName(value)}`)
  const [, comma, decimals] = parts
  const text = decimals === undefined ? plain : withDecimals(number, Number(decimals))
  return comma ? text.replace(/\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')) : text
}
