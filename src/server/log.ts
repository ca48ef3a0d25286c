import { pino, type DestinationStream, type Logger } from 'pino'

/** Structured lines with request ids and without private data. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { req: requestLine, err: errorLine } }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Without the query, which may contain a token, and without the headers, which contain the session. */
function requestLine({ id, method, url }: { id: string; method: string; url: string }) {
  return { id, method, path: url.split('?')[0] }
}

/**
 * A database error contains its query, the parameters and the row that failed, and its message may
 * repeat a value: all of that is private. Code, object and location are enough.
 */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: 'a non-error was thrown' }
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  if (!isOfDatabase(error)) return { type: name, message, code, stack }
  const { table, constraint } = error
  return {
    type: name,
    message: 'the database refused the statement',
    code,
    table,
    constraint,
    stack: framesOf(stack),
  }
}

interface DatabaseError {
  code: string
  table?: unknown
  constraint?: unknown
}

/** Errors of both engines have a five-character SQLSTATE and a severity. */
function isOfDatabase(error: Error): error is Error & DatabaseError {
  return 'severity' in error && 'code' in error && /^[\dA-Z]{5}$/.test(String(error.code))
}

function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
