import type { ErrorCode } from '#contract/errors.ts'

/** A failure that is not a bug. The message is shown to the person. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

/** Somebody else just did this, or decided otherwise: at the staff desk the response names the colleague. */
export class AlreadyDecided extends Refusal {
  override name = 'AlreadyDecided'

  constructor(message: string) {
    super('not-possible', message)
  }
}

/** One response for "does not exist" and "not yours", so that ids cannot be probed. */
export function notFound(message = 'Not found'): Refusal {
  return new Refusal('not-found', message)
}

/** Nothing can be saved until somebody frees disk space. */
export function diskFull(): Refusal {
  const message =
    'Upful cannot save anything right now, because the disk of its server is full. Please tell the people who run it. What you typed is still here: try again later.'
  return new Refusal('overloaded', message, { retryAfter: 60 })
}
