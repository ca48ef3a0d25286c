import { pino, type DestinationStream, type Logger } from 'pino'

/** Structured lines with request ids; nothing private in them. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { req: requestLine, err: errorLine } }
  return to === undefined ? pino(options) : pino(options, to)
}

/** No query: it may hold a token. No headers: they hold the session. */
function requestLine({ id, method, url }: { id: string; method: string; url: string }) {
  return { id, method, path: url.split('?')[0] }
}

/**
 * A database's error also carries its query, the values of it and the row that failed: private, all of
 * them. Its code and where it happened say enough.
 */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { name, message, stack } = error
  return { type: name, message, code: 'code' in error ? error.code : undefined, stack }
}
