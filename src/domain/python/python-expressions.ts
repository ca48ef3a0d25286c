import { notHere, PythonError } from './python-error.ts'
import { tokensOf, type PythonToken } from './python-tokens.ts'
import type { Expression, FilledPart } from './python-tree.ts'

const end: PythonToken = { kind: 'end', text: '' }
const comparisons = ['==', '!=', '<', '>', '<=', '>=']
/** Words of Python that are no names. */
export const reserved =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  )
const values: Readonly<Record<string, boolean | null>> = { True: true, False: false, None: null }
/** Brackets within brackets; more is no program that somebody wrote. */
const deepest = 40

/** The tokens of one line, read from the left. */
export class TokenReader {
  readonly line: number
  readonly #tokens: readonly PythonToken[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly PythonToken[], line: number) {
    this.#tokens = tokens
    this.line = line
  }

  get next(): PythonToken {
    return this.#tokens[this.#at] ?? end
  }

  take(): PythonToken {
    const token = this.next
    this.#at += 1
    return token
  }

  isAtEnd(): boolean {
    return this.next.kind === 'end'
  }

  isNext(...texts: string[]): boolean {
    const { kind, text } = this.next
    return (kind === 'sign' || kind === 'name') && texts.includes(text)
  }

  takeIf(...texts: string[]): boolean {
    const found = this.isNext(...texts)
    if (found) this.#at += 1
    return found
  }

  expect(text: string, problem = 'invalid syntax'): void {
    if (!this.takeIf(text)) throw this.problem(problem)
  }

  problem(message = 'invalid syntax'): PythonError {
    return new PythonError('SyntaxError', message, this.line)
  }

  /** Reads something that may hold more of itself. */
  nested<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > deepest) throw this.problem('too many nested parentheses')
    const result = read()
    this.#depth -= 1
    return result
  }
}

/** Reads a whole expression. */
export function readExpression(reader: TokenReader): Expression {
  return reader.nested(() => {
    const value = readOr(reader)
    if (!reader.takeIf('if')) return value
    const test = readOr(reader)
    reader.expect('else', "expected 'else' after 'if' expression")
    return { kind: 'choice', test, value, otherwise: readExpression(reader) }
  })
}

function readOr(reader: TokenReader): Expression {
  let left = readAnd(reader)
  while (reader.takeIf('or')) left = { kind: 'or', left, right: readAnd(reader) }
  return left
}

function readAnd(reader: TokenReader): Expression {
  let left = readNot(reader)
  while (reader.takeIf('and')) left = { kind: 'and', left, right: readNot(reader) }
  return left
}

function readNot(reader: TokenReader): Expression {
  if (!reader.takeIf('not')) return readComparison(reader)
  return reader.nested(() => ({ kind: 'not', of: readNot(reader) }))
}

function readComparison(reader: TokenReader): Expression {
  const first = readSum(reader)
  const operands = [first]
  const operators: string[] = []
  for (;;) {
    if (reader.isNext(...comparisons, 'in')) operators.push(reader.take().text)
    else if (reader.takeIf('not')) {
      reader.expect('in')
      operators.push('not in')
    } else if (reader.isNext('is')) throw notHere('“is”; compare with ==', reader.line)
    else break
    operands.push(readSum(reader))
  }
  return operators.length === 0 ? first : { kind: 'comparison', operands, operators }
}

function readSum(reader: TokenReader): Expression {
  return readLevel(reader, ['+', '-'], readProduct)
}

function readProduct(reader: TokenReader): Expression {
  return readLevel(reader, ['*', '/', '//', '%'], readSigned)
}

function readLevel(
  reader: TokenReader,
  operators: string[],
  readTighter: (reader: TokenReader) => Expression,
): Expression {
  let left = readTighter(reader)
  while (reader.isNext(...operators)) {
    const operator = reader.take().text
    left = { kind: 'operation', operator, left, right: readTighter(reader) }
  }
  return left
}

function readSigned(reader: TokenReader): Expression {
  if (reader.takeIf('-')) {
    return reader.nested(() => ({ kind: 'negative', of: readSigned(reader) }))
  }
  if (reader.takeIf('+')) {
    return reader.nested(() => ({ kind: 'positive', of: readSigned(reader) }))
  }
  const left = readWithEndings(reader)
  if (!reader.takeIf('**')) return left
  const right = reader.nested(() => readSigned(reader))
  return { kind: 'operation', operator: '**', left, right }
}

/** A value with its calls, positions and methods. */
function readWithEndings(reader: TokenReader): Expression {
  let value = readSingle(reader)
  for (;;) {
    if (reader.takeIf('(')) value = { kind: 'call', of: value, inputs: readInputs(reader) }
    else if (reader.takeIf('[')) value = readPosition(reader, value)
    else if (reader.takeIf('.')) {
      const { kind, text: name } = reader.take()
      if (kind !== 'name') throw reader.problem()
      if (!reader.takeIf('(')) throw notHere(`“.${name}” without brackets`, reader.line)
      value = { kind: 'method', of: value, name, inputs: readInputs(reader) }
    } else return value
  }
}

function readInputs(reader: TokenReader): Expression[] {
  return readUntil(reader, ')', () => {
    const value = readExpression(reader)
    if (reader.isNext('=')) throw notHere('inputs with a name, such as sep=', reader.line)
    return value
  })
}

function readPosition(reader: TokenReader, of: Expression): Expression {
  const from = reader.isNext(':') ? null : readExpression(reader)
  if (!reader.takeIf(':')) {
    if (reader.isNext(',')) throw notHere('two positions in one bracket', reader.line)
    reader.expect(']')
    if (from === null) throw reader.problem()
    return { kind: 'item', of, at: from }
  }
  const to = reader.isNext(']') ? null : readExpression(reader)
  if (reader.isNext(':')) throw notHere('slices with a step', reader.line)
  reader.expect(']')
  return { kind: 'slice', of, from, to }
}

function readSingle(reader: TokenReader): Expression {
  const { kind, text } = reader.take()
  if (kind === 'number') return { kind: 'value', value: numberOf(text, reader.line) }
  if (kind === 'text' || kind === 'filled') return readTexts(reader, { kind, text })
  if (kind === 'name') {
    const value = values[text]
    if (value !== undefined) return { kind: 'value', value }
    if (text === 'lambda') throw notHere('“lambda”', reader.line)
    if (reserved.includes(text)) throw reader.problem()
    return { kind: 'name', name: text }
  }
  if (text === '[') return { kind: 'list', items: readUntil(reader, ']', readExpression) }
  if (text === '*' || text === '**') throw notHere(`“${text}” before a value`, reader.line)
  if (text !== '(') throw reader.problem()
  if (reader.isNext(')')) throw notHere('tuples', reader.line)
  const inside = readExpression(reader)
  if (reader.isNext(',')) throw notHere('tuples; write a list, such as [1, 2]', reader.line)
  reader.expect(')')
  return inside
}

function readUntil<T>(reader: TokenReader, closer: string, read: (reader: TokenReader) => T): T[] {
  const found: T[] = []
  while (!reader.takeIf(closer)) {
    found.push(read(reader))
    if (reader.isNext('for')) throw notHere('“for” within brackets', reader.line)
    if (!reader.isNext(closer)) {
      reader.expect(',', 'invalid syntax. Perhaps you forgot a comma?')
    }
  }
  return found
}

/** Texts one after the other are one text. */
function readTexts(reader: TokenReader, first: PythonToken): Expression {
  const parts = partsOf(first, reader.line)
  while (reader.next.kind === 'text' || reader.next.kind === 'filled') {
    parts.push(...partsOf(reader.take(), reader.line))
  }
  if (parts.every((part) => typeof part === 'string')) {
    return { kind: 'value', value: parts.join('') }
  }
  return { kind: 'filled', parts }
}

function partsOf({ kind, text }: PythonToken, line: number): FilledPart[] {
  if (kind === 'text') return [text]
  const parts = text.split(/(\{\{|\}\}|\{[^{}]*\})/)
  return parts.map((part) => {
    if (part === '{{' || part === '}}') return part.slice(1)
    if (!/^\{.*\}$/.test(part)) {
      if (/[{}]/.test(part)) {
        const problem = part.includes('{')
          ? "f-string: expecting '}'"
          : "f-string: single '}' is not allowed"
        throw new PythonError('SyntaxError', problem, line)
      }
      return part
    }
    const [, inside = '', format = ''] = /^\{(.*?)(?::([\w.,<>^+ ]*))?\}$/.exec(part) ?? []
    const reader = new TokenReader(tokensOf(inside, line), line)
    if (reader.next.kind === 'end') throw reader.problem('f-string: empty expression not allowed')
    const value = readExpression(reader)
    if (reader.isNext('=')) throw notHere('“=” in an f-string', line)
    if (!reader.isAtEnd()) throw reader.problem('f-string: invalid syntax')
    return { value, format }
  })
}

function numberOf(text: string, line: number): bigint | number {
  if (text.length > 100) throw notHere('numbers with more than 100 digits', line)
  return /^\d+$/.test(text) ? BigInt(text) : Number(text)
}
