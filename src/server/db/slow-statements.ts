import type { LogConfig } from 'kysely'
import type { Logger } from 'pino'
import { currentWork } from './current-work.ts'
import { firstWordsOf, idOf } from './described-statement.ts'

/** Is called with the text of every statement, without its parameters, when it has ended. */
export type OnStatement = (text: string, milliseconds: number, failed: boolean) => void

/** Logs each statement that took longer than `limitMs`; undefined when 0 turns it off. */
export function slowStatementLog(log: Logger, limitMs: number): OnStatement | undefined {
  if (limitMs === 0) return undefined
  return (text, milliseconds) => {
    if (milliseconds < limitMs) return
    log.warn(
      {
        statement: firstWordsOf(text),
        statementId: idOf(text),
        milliseconds: Math.round(milliseconds),
        work: currentWork.getStore()?.name ?? 'background',
      },
      'a slow statement',
    )
  }
}

/** Calls all of them; undefined when there is none, so that nothing is measured. */
export function allOf(reports: readonly (OnStatement | undefined)[]): OnStatement | undefined {
  const [first, ...others] = reports.filter((report) => report !== undefined)
  if (first === undefined || others.length === 0) return first
  return (text, milliseconds, failed) => {
    for (const report of [first, ...others]) report(text, milliseconds, failed)
  }
}

/** The option with which Kysely reports its statements, on either engine. It costs two readings of the clock. */
export function reportingTo(onStatement: OnStatement | undefined): { log?: LogConfig } {
  if (onStatement === undefined) return {}
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onStatement(query.sql, queryDurationMillis, level === 'error'),
  }
}

/** For statements that do not go through Kysely. */
export async function timed<T>(
  text: string,
  onStatement: OnStatement | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (onStatement === undefined) return work()
  const startedAt = performance.now()
  let failed = true
  try {
    const result = await work()
    failed = false
    return result
  } finally {
    onStatement(text, performance.now() - startedAt, failed)
  }
}
