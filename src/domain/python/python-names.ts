import type { PythonStatement } from './python-tree.ts'
import type { PythonFunction } from './python-values.ts'

/** The names that get a value at the top of a program. */
export function namesGiven(statements: readonly PythonStatement[]): string[] {
  return statements.flatMap((statement) =>
    statement.kind === 'assign' && statement.target.kind === 'name' ? [statement.target.name] : [],
  )
}

/** The program without its own first value of each of the names. */
export function withoutFirst(
  statements: readonly PythonStatement[],
  names: readonly string[],
): PythonStatement[] {
  const left = new Set(names)
  return statements.filter(
    (statement) =>
      statement.kind !== 'assign' ||
      statement.target.kind !== 'name' ||
      !left.delete(statement.target.name),
  )
}

/** A function; names that it gives a value are its own. */
export function functionOf({
  name,
  inputs,
  body,
}: Extract<PythonStatement, { kind: 'def' }>): PythonFunction {
  const locals = new Set([...inputs, ...namesSetIn(body)])
  return { type: 'function', name, own: { inputs, body, locals } }
}

function namesSetIn(statements: readonly PythonStatement[]): string[] {
  return statements.flatMap((statement): string[] => {
    switch (statement.kind) {
      case 'assign':
      case 'change':
        return statement.target.kind === 'name' ? [statement.target.name] : []
      case 'for':
        return [statement.name, ...namesSetIn(statement.body)]
      case 'if':
        return [...namesSetIn(statement.body), ...namesSetIn(statement.otherwise)]
      case 'while':
        return namesSetIn(statement.body)
      default:
        return []
    }
  })
}
