/**
 * Error codes of a connection that was lost or refused, a server that is starting, stopping or read-only
 * after a failover, a lock held for too long, and a lost race.
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
/** Connection failure; out of memory, disk space or connections; ended by an operator. */
const codeClasses = ['08', '53', '57P0']
const clientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** Somebody else changed what this transaction had read before it began. */
export class Outdated extends Error {
  override name = 'Outdated'
}

/** The database cannot respond now but may later, so the request is not at fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Outdated) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (codes.has(code) || codeClasses.some((start) => code.startsWith(start))) return true
  if (clientMessages.some((message) => error.message.startsWith(message))) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}

/** A file or the database could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ENOSPC' || error.code === '53100'
}

/** This transaction was aborted in favour of another: a retry can succeed. */
export function lostRace(error: unknown): boolean {
  if (error instanceof Outdated) return true
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '40001' || error.code === '40P01'
}
