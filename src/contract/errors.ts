/** Every error code the API can answer with, and its HTTP status. */
export const statusOf = {
  invalid: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'not-possible': 409,
  'other-account': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'too-many': 429,
  internal: 500,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/** The body of every error response. `fields` has the message for each invalid input. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId: string
  /** A failure that is shown as a toast, wherever it happens. */
  toast?: true
}
