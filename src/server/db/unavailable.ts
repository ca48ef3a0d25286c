/**
 * Lost, refused, starting, stopping, read-only after a failover, locked for too long, or the loser of a
 * race that the database ended.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '55P03',
  '57014',
])
/** Connection trouble; out of memory, disk or connections; ended by an operator. */
const classes = ['08', '53', '57P0']
const clientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** The database cannot answer now, but may later: not the fault of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (codes.has(code) || classes.some((start) => code.startsWith(start))) return true
  if (clientMessages.some((message) => error.message.startsWith(message))) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}

/** A file or the database could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ENOSPC' || error.code === '53100'
}

/** The database aborted this transaction in favour of another: a retry can succeed. */
export function lostRace(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '40001' || error.code === '40P01'
}
