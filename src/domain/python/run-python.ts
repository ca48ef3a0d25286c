import { PythonError } from './python-error.ts'
import { namesGiven, withoutFirst } from './python-names.ts'
import { PythonProgram } from './python-program.ts'
import { readPython } from './python-reader.ts'
import type { PythonStatement } from './python-tree.ts'

/** What a program printed, and what stopped it. */
export interface PythonResult {
  output: string
  error: { kind: string; message: string; line: number | null } | null
}

/** What stands around a program. */
export interface PythonSetting {
  /** Lines that give values: where the program gives one to the same name first, that line is passed over. */
  given?: string | undefined
  /** Lines that run after it; then only what they print is kept. */
  after?: string | undefined
}

/**
 * Runs a program in a small part of Python. It is pure and does a bounded amount of work, so it runs in a browser as on
 * the server. What it does not know it refuses: it never does something else than Python.
 */
export function runPython(
  source: string,
  { given = '', after = '' }: PythonSetting = {},
): PythonResult {
  const program = new PythonProgram()
  try {
    const statements = readPython(source)
    const givenStatements = withoutLines(readPython(given))
    program.run(givenStatements)
    program.run(withoutFirst(statements, namesGiven(givenStatements)))
    if (after !== '') program.runAfter(withoutLines(readPython(after)))
    return { output: program.output, error: null }
  } catch (problem) {
    if (!(problem instanceof PythonError)) throw problem
    const { kind, message, line } = problem
    return {
      output: program.output,
      error: { kind, message, line: (line ?? program.line) || null },
    }
  }
}

/** What stands around a program has no line of it. */
function withoutLines(statements: readonly PythonStatement[]): PythonStatement[] {
  return statements.map((statement) => ({ ...statement, line: 0 }))
}
