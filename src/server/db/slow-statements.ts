import { createHash } from 'node:crypto'
import type { LogConfig } from 'kysely'
import type { Logger } from 'pino'
import { currentWork } from './current-work.ts'

/** Is called with the text of every statement, without its parameters, when it has ended. */
export type OnStatement = (text: string, milliseconds: number) => void

const maxWords = 24
const maxLength = 200

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
        work: currentWork.getStore() ?? 'background',
      },
      'a slow statement',
    )
  }
}

/** The option with which Kysely reports its statements, on either engine. It costs two readings of the clock. */
export function reportingTo(onStatement: OnStatement | undefined): { log?: LogConfig } {
  if (onStatement === undefined) return {}
  return { log: ({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis) }
}

/** For statements that do not go through Kysely. */
export async function timed<T>(
  text: string,
  onStatement: OnStatement | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (onStatement === undefined) return work()
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    onStatement(text, performance.now() - startedAt)
  }
}

/** Values written into the text are left out: they may be private. */
function firstWordsOf(text: string): string {
  const words = text
    .slice(0, 4 * maxLength)
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![$\w])\d+(?:\.\d+)?/g, '?')
    .trim()
    .split(/\s+/)
  const start = words.slice(0, maxWords).join(' ')
  return start.length > maxLength ? `${start.slice(0, maxLength)} …` : start
}

/** The same for the same text, so that lines about one statement can be counted. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
