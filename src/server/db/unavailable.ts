/** Lost, refused, full, starting, stopping, or a statement that took too long. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])
const clientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
]

/** The database cannot answer now, and may later: no fault of the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (codes.has(code) || code.startsWith('08')) return true
  if (clientMessages.some((message) => error.message.startsWith(message))) return true
  return error instanceof AggregateError && error.errors.some(isUnavailable)
}
