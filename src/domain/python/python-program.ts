import { notHere, PythonError } from './python-error.ts'
import { builtins, type PythonRun } from './python-functions.ts'
import { callMethod } from './python-methods.ts'
import { functionOf } from './python-names.ts'
import { formatted } from './python-numbers.ts'
import { holds, kept, operated, signed } from './python-operations.ts'
import { itemAt, itemsOf, listOf, putAt, sliceOf } from './python-sequences.ts'
import type { Expression, PythonStatement, Target } from './python-tree.ts'
import { isTrue, shown, typeName, type PythonValue } from './python-values.ts'

/** A program that needs more has a loop without an end. */
const mostSteps = 30_000
const longestOutput = 4_000
/** Calls and brackets within each other. */
const deepest = 800

type Names = Map<string, PythonValue>
/** How a block ended: it went through, or left a loop or a function. */
type Left = 'through' | 'break' | 'continue' | { value: PythonValue }

/** A program that runs. */
export class PythonProgram implements PythonRun {
  output = ''
  line: number | null = null
  readonly #global: Names = new Map()
  #locals: { names: Names; own: ReadonlySet<string> } | null = null
  #steps = 0
  #depth = 0

  run(statements: readonly PythonStatement[]): void {
    this.#block(statements)
  }

  runAfter(statements: readonly PythonStatement[]): void {
    this.output = ''
    this.#block(statements)
  }

  print(text: string): void {
    this.output += `${text}\n`
    if (this.output.length > longestOutput) throw notHere('programs that print as much as this')
  }

  spend(steps: number): void {
    this.#steps += steps
    if (this.#steps <= mostSteps) return
    throw new PythonError('Stopped', 'this program goes on and on. Does each loop have an end?')
  }

  /** Does something that may hold more of itself. */
  #within<T>(work: () => T): T {
    this.#depth += 1
    if (this.#depth > deepest) throw notHere('programs that go as deep as this')
    const result = work()
    this.#depth -= 1
    return result
  }

  #block(statements: readonly PythonStatement[]): Left {
    return this.#within(() => this.#inOrder(statements))
  }

  #inOrder(statements: readonly PythonStatement[]): Left {
    for (const statement of statements) {
      this.line = statement.line
      this.spend(1)
      const left = this.#do(statement)
      if (left !== 'through') return left
    }
    return 'through'
  }

  #do(statement: PythonStatement): Left {
    switch (statement.kind) {
      case 'expression':
        this.#value(statement.value)
        return 'through'
      case 'assign':
        this.#put(statement.target, this.#value(statement.value))
        return 'through'
      case 'change':
        return this.#change(statement)
      case 'if':
        return this.#block(
          isTrue(this.#value(statement.test)) ? statement.body : statement.otherwise,
        )
      case 'while':
        return this.#while(statement)
      case 'for':
        return this.#for(statement)
      case 'def':
        this.#put({ kind: 'name', name: statement.name }, functionOf(statement))
        return 'through'
      case 'return':
        return { value: statement.value === null ? null : this.#value(statement.value) }
      case 'pass':
        return 'through'
      default:
        return statement.kind
    }
  }

  #change({ target, operator, value }: Extract<PythonStatement, { kind: 'change' }>): Left {
    if (target.kind === 'name') {
      const before = this.#named(target.name)
      if (typeName(before) === 'list') throw notHere('“+=” for lists; use append')
      this.#put(target, operated(operator, [before, this.#value(value)], this))
      return 'through'
    }
    const [of, at] = [this.#value(target.of), this.#value(target.at)]
    putAt(of, at, operated(operator, [itemAt(of, at), this.#value(value)], this))
    return 'through'
  }

  #while({ line, test, body }: Extract<PythonStatement, { kind: 'while' }>): Left {
    for (;;) {
      this.line = line
      if (!isTrue(this.#value(test))) return 'through'
      const left = this.#block(body)
      if (left === 'break') return 'through'
      if (typeof left === 'object') return left
    }
  }

  #for({ name, over, body }: Extract<PythonStatement, { kind: 'for' }>): Left {
    for (const item of itemsOf(this.#value(over))) {
      this.spend(1)
      this.#put({ kind: 'name', name }, item)
      const left = this.#block(body)
      if (left === 'break') return 'through'
      if (typeof left === 'object') return left
    }
    return 'through'
  }

  #put(target: Target, value: PythonValue): void {
    if (target.kind === 'name') (this.#locals?.names ?? this.#global).set(target.name, value)
    else putAt(this.#value(target.of), this.#value(target.at), value)
  }

  #named(name: string): PythonValue {
    if (this.#locals?.own.has(name)) {
      const value = this.#locals.names.get(name)
      if (value !== undefined) return value
      const problem = `cannot access local variable '${name}' where it is not associated with a value`
      throw new PythonError('UnboundLocalError', problem)
    }
    const value = this.#global.get(name)
    if (value !== undefined) return value
    if (Object.hasOwn(builtins, name)) return { type: 'function', name, own: null }
    throw new PythonError('NameError', `name '${name}' is not defined`)
  }

  #value(expression: Expression): PythonValue {
    this.spend(1)
    return this.#within(() => this.#workedOut(expression))
  }

  #workedOut(expression: Expression): PythonValue {
    switch (expression.kind) {
      case 'value':
        return expression.value
      case 'name':
        return this.#named(expression.name)
      case 'list':
        return listOf(expression.items.map((item) => this.#value(item)))
      case 'filled':
        return kept(expression.parts.map((part) => this.#filled(part)).join(''), this)
      case 'item':
        return itemAt(this.#sized(expression.of), this.#value(expression.at))
      case 'slice': {
        const of = this.#sized(expression.of)
        const [from, to] = [expression.from, expression.to].map((edge) => edge && this.#value(edge))
        return sliceOf(of, from ?? null, to ?? null)
      }
      case 'call':
        return this.#called(this.#value(expression.of), expression.inputs)
      case 'method': {
        const of = this.#value(expression.of)
        const inputs = expression.inputs.map((input) => this.#value(input))
        return kept(callMethod(of, expression.name, inputs, this), this)
      }
      case 'not':
        return !isTrue(this.#value(expression.of))
      case 'negative':
      case 'positive':
        return signed(expression.kind, this.#value(expression.of))
      case 'and':
      case 'or': {
        const left = this.#value(expression.left)
        return isTrue(left) === (expression.kind === 'or') ? left : this.#value(expression.right)
      }
      case 'operation': {
        const { operator, left, right } = expression
        return operated(operator, [this.#value(left), this.#value(right)], this)
      }
      case 'comparison':
        return this.#compared(expression)
      case 'choice':
        return this.#value(
          isTrue(this.#value(expression.test)) ? expression.value : expression.otherwise,
        )
    }
  }

  #called(called: PythonValue, written: readonly Expression[]): PythonValue {
    const inputs = written.map((input) => this.#value(input))
    if (called === null || typeof called !== 'object' || called.type !== 'function') {
      throw new PythonError('TypeError', `'${typeName(called)}' object is not callable`)
    }
    if (called.own === null) return kept(builtins[called.name]?.(inputs, this) ?? null, this)
    const { inputs: names, body, locals } = called.own
    if (names.length !== inputs.length) throw wrongInputs(called.name, names, inputs.length)
    const around = { locals: this.#locals, line: this.line }
    this.#locals = {
      names: new Map(names.map((name, index) => [name, inputs[index] ?? null])),
      own: locals,
    }
    const left = this.#block(body)
    this.#locals = around.locals
    this.line = around.line
    return typeof left === 'object' ? left.value : null
  }
  #compared({ operands, operators }: Extract<Expression, { kind: 'comparison' }>): boolean {
    const [first, ...rest] = operands
    let left = first ? this.#value(first) : null
    for (const [index, operand] of rest.entries()) {
      const right = this.#value(operand)
      if (!holds(operators[index] ?? '==', [left, right], this)) return false
      left = right
    }
    return true
  }

  #filled(part: string | { value: Expression; format: string }): string {
    if (typeof part === 'string') return part
    const value = this.#value(part.value)
    return formatted(value, part.format, shown(value))
  }

  /** A value of which a part is read. */
  #sized(expression: Expression): PythonValue {
    const value = this.#value(expression)
    if (typeof value === 'string') this.spend(Math.ceil(value.length / 20))
    return value
  }
}

function wrongInputs(name: string, names: readonly string[], given: number): PythonError {
  if (given > names.length) {
    const wanted = `${names.length} positional argument${names.length === 1 ? '' : 's'}`
    const problem = `${name}() takes ${wanted} but ${given} ${given === 1 ? 'was' : 'were'} given`
    return new PythonError('TypeError', problem)
  }
  const missing = names.slice(given).map((each) => `'${each}'`)
  const last = missing.at(-1) ?? ''
  const first = missing.slice(0, -1)
  const listed =
    first.length === 0 ? last : `${first.join(', ')}${first.length > 1 ? ',' : ''} and ${last}`
  const problem = `${name}() missing ${missing.length} required positional argument${first.length > 0 ? 's' : ''}: ${listed}`
  return new PythonError('TypeError', problem)
}
