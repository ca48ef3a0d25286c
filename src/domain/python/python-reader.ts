import { notHere, PythonError } from './python-error.ts'
import { readExpression, reserved, TokenReader } from './python-expressions.ts'
import { linesOf, type PythonLine } from './python-tokens.ts'
import type { Expression, PythonStatement, Target } from './python-tree.ts'

const longest = 4_000
const changes = ['+=', '-=', '*=', '/=', '//=', '%=', '**=']
const foreign =
  'as assert async await class del except finally from global import nonlocal raise try with yield'.split(
    ' ',
  )

/** Reads a program; throws a `PythonError`. */
export function readPython(source: string): PythonStatement[] {
  if (source.length > longest) throw notHere('programs as long as this one')
  const lines = linesOf(source)
  const first = lines[0]
  if (first && first.indent > 0) {
    throw new PythonError('IndentationError', 'unexpected indent', first.line)
  }
  return new ProgramReader(lines).block(0, { inFunction: false, inLoop: false })
}

interface Around {
  inFunction: boolean
  inLoop: boolean
}

class ProgramReader {
  readonly #lines: readonly PythonLine[]
  #at = 0

  constructor(lines: readonly PythonLine[]) {
    this.#lines = lines
  }

  /** The statements with this indent, until one stands further left. */
  block(indent: number, around: Around): PythonStatement[] {
    const statements: PythonStatement[] = []
    for (let next = this.#lines[this.#at]; next; next = this.#lines[this.#at]) {
      if (next.indent < indent) {
        const fits = this.#lines.slice(0, this.#at).some((line) => line.indent === next.indent)
        if (fits) break
        const problem = 'unindent does not match any outer indentation level'
        throw new PythonError('IndentationError', problem, next.line)
      }
      if (next.indent > indent) {
        throw new PythonError('IndentationError', 'unexpected indent', next.line)
      }
      this.#at += 1
      statements.push(this.#statement(new TokenReader(next.tokens, next.line), indent, around))
    }
    return statements
  }

  #statement(reader: TokenReader, indent: number, around: Around): PythonStatement {
    const { line } = reader
    if (reader.takeIf('if')) return { line, ...this.#decision(reader, indent, around) }
    if (reader.takeIf('while')) {
      const test = readExpression(reader)
      const body = this.#loopBody(reader, 'while', indent, around)
      return { line, kind: 'while', test, body }
    }
    if (reader.takeIf('for')) {
      const name = nameIn(reader)
      if (reader.isNext(',')) throw notHere('two names in one “for”', line)
      reader.expect('in')
      const over = readExpression(reader)
      const body = this.#loopBody(reader, 'for', indent, around)
      return { line, kind: 'for', name, over, body }
    }
    if (reader.takeIf('def')) return this.#definition(reader, indent, around)
    if (reader.isNext('elif', 'else')) throw reader.problem()
    return simpleStatement(reader, around)
  }

  #decision(reader: TokenReader, indent: number, around: Around) {
    const test = readExpression(reader)
    const body = this.#body(reader, 'if', indent, around)
    return { kind: 'if', test, body, otherwise: this.#otherwise(indent, around) } as const
  }

  #otherwise(indent: number, around: Around): PythonStatement[] {
    const next = this.#lines[this.#at]
    if (next?.indent !== indent) return []
    const reader = new TokenReader(next.tokens, next.line)
    if (reader.takeIf('elif')) {
      this.#at += 1
      return [{ line: next.line, ...this.#decision(reader, indent, around) }]
    }
    if (!reader.takeIf('else')) return []
    this.#at += 1
    return this.#body(reader, 'else', indent, around)
  }

  #definition(reader: TokenReader, indent: number, around: Around): PythonStatement {
    const { line } = reader
    if (around.inFunction) throw notHere('a function within a function', line)
    const name = nameIn(reader)
    reader.expect('(', "expected '('")
    const inputs: string[] = []
    while (!reader.takeIf(')')) {
      const input = nameIn(reader)
      if (inputs.includes(input)) {
        throw reader.problem(`duplicate argument '${input}' in function definition`)
      }
      inputs.push(input)
      if (reader.isNext('=')) throw notHere('inputs with a value of their own', line)
      if (!reader.isNext(')')) reader.expect(',')
    }
    const body = this.#body(reader, 'function definition', indent, {
      inFunction: true,
      inLoop: false,
    })
    return { line, kind: 'def', name, inputs, body }
  }

  #loopBody(reader: TokenReader, owner: string, indent: number, around: Around): PythonStatement[] {
    const body = this.#body(reader, owner, indent, { ...around, inLoop: true })
    const next = this.#lines[this.#at]
    if (next?.indent === indent && next.tokens[0]?.text === 'else') {
      throw notHere('“else” after a loop', next.line)
    }
    return body
  }

  /** What stands after a colon: the rest of the line, or the lines that are pushed in. */
  #body(reader: TokenReader, owner: string, indent: number, around: Around): PythonStatement[] {
    if (reader.isNext('=')) {
      throw reader.problem("invalid syntax. Maybe you meant '==' or ':=' instead of '='?")
    }
    if (reader.isNext(',')) throw notHere('tuples; write a list, such as [1, 2]', reader.line)
    reader.expect(':', reader.next.kind === 'end' ? "expected ':'" : 'invalid syntax')
    if (reader.next.kind !== 'end') return [simpleStatement(reader, around)]
    const next = this.#lines[this.#at]
    if (!next || next.indent <= indent) {
      const after = owner === 'function definition' ? owner : `'${owner}' statement`
      const problem = `expected an indented block after ${after} on line ${reader.line}`
      throw new PythonError('IndentationError', problem, next?.line ?? reader.line)
    }
    return this.block(next.indent, around)
  }
}

function simpleStatement(reader: TokenReader, around: Around): PythonStatement {
  const statement = { line: reader.line, ...readSimple(reader, around) }
  if (reader.next.kind === 'end') return statement
  if (reader.isNext(',')) throw notHere('tuples; write a list, such as [1, 2]', reader.line)
  throw reader.problem()
}

function readSimple(reader: TokenReader, { inFunction, inLoop }: Around) {
  const { text, kind } = reader.next
  if (kind === 'name' && foreign.includes(text)) throw notHere(`“${text}”`, reader.line)
  if (reader.takeIf('pass')) return { kind: 'pass' } as const
  if (reader.isNext('break', 'continue')) {
    const word = reader.take().text === 'break' ? 'break' : 'continue'
    if (!inLoop) {
      const problem = word === 'break' ? "'break' outside loop" : "'continue' not properly in loop"
      throw reader.problem(problem)
    }
    return { kind: word } as const
  }
  if (reader.takeIf('return')) {
    if (!inFunction) throw reader.problem("'return' outside function")
    const value = reader.next.kind === 'end' ? null : readExpression(reader)
    return { kind: 'return', value } as const
  }
  const value = readExpression(reader)
  if (reader.takeIf('=')) {
    const target = targetOf(value, reader)
    const assigned = readExpression(reader)
    if (reader.isNext('=')) throw notHere('two “=” in one line', reader.line)
    return { kind: 'assign', target, value: assigned } as const
  }
  if (!reader.isNext(...changes)) {
    if (value.kind === 'name' && value.name === 'print' && startsValue(reader)) {
      throw reader.problem("Missing parentheses in call to 'print'. Did you mean print(...)?")
    }
    return { kind: 'expression', value } as const
  }
  const operator = reader.take().text.slice(0, -1)
  const target = targetOf(value, reader)
  return { kind: 'change', target, operator, value: readExpression(reader) } as const
}

/** After `print` without brackets. */
function startsValue({ next: { kind } }: TokenReader): boolean {
  return kind !== 'sign' && kind !== 'end'
}

function targetOf(value: Expression, reader: TokenReader): Target {
  if (value.kind === 'name' || value.kind === 'item') return value
  if (value.kind === 'list') throw notHere('a list of names before “=”', reader.line)
  const what = value.kind === 'call' || value.kind === 'method' ? 'function call' : 'expression'
  if (value.kind === 'value') {
    throw reader.problem("cannot assign to literal here. Maybe you meant '==' instead of '='?")
  }
  throw reader.problem(`cannot assign to ${what} here. Maybe you meant '==' instead of '='?`)
}

function nameIn(reader: TokenReader): string {
  const { kind, text } = reader.take()
  if (kind !== 'name' || reserved.includes(text)) throw reader.problem()
  return text
}
