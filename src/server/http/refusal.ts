import type { ErrorCode } from '#contract/errors.ts'

/** An answer that is not a success and not a bug. The message is shown to the person. */
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

/** What was asked is done, or was decided otherwise, a moment before: at the desk the answer names the colleague. */
export class AlreadyDecided extends Refusal {
  override name = 'AlreadyDecided'

  constructor(message: string) {
    super('not-possible', message)
  }
}

/** One answer for "not there" and "not yours", so that ids cannot be probed. */
export function notFound(message = 'Not found'): Refusal {
  return new Refusal('not-found', message)
}

/** Nothing can be saved until somebody makes room. */
export function diskFull(): Refusal {
  const message =
    'Upful cannot save anything right now, because the disk of its server is full. Please tell the people who run it. What you typed is still here: try again later.'
  return new Refusal('overloaded', message, { retryAfter: 60 })
}
