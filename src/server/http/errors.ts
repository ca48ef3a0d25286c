import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { isDiskFull, isUnavailable } from '../db/unavailable.ts'
import { onOurSide } from '#domain/people/messages.ts'
import { sendErrorPage, wantsPage } from './error-page.ts'
import { FailedStep } from './failed-step.ts'
import { busy } from './overload.ts'
import { diskFull, Refusal } from './refusal.ts'

const unreadable = 'The request could not be read'

/** A refusal is sent with its status. Everything else is logged, and the response has no details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    const failed = error instanceof FailedStep ? error : null
    if (failed !== null) request.log.error({ err: failed.cause }, failed.message)
    else if (refusal === null) request.log.error({ err: error }, 'request failed')
    else if (refusal.code === 'overloaded') request.log.warn({ err: error }, 'not answered')
    const code: ErrorCode = refusal?.code ?? 'internal'
    const body: ErrorBody = {
      code,
      message: refusal?.message ?? failed?.message ?? onOurSide,
      requestId: request.id,
    }
    if (failed !== null) body.toast = true
    if (refusal?.fields !== undefined) body.fields = refusal.fields
    if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    reply.status(statusOf[code]).header('cache-control', 'no-store')
    return wantsPage(request)
      ? sendErrorPage(reply, { message: body.message, retryAfter: refusal?.retryAfter })
      : reply.send(body)
  })
}

/**
 * Responds to a malformed URL. No hook runs for it, so the usual headers are set here. The URL
 * is not repeated in the response.
 */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const body: ErrorBody = { code: 'invalid', message: unreadable, requestId: request.id }
  void reply
    .status(400)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': request.id,
    })
    .send(body)
}

/** The refusal for an unavailable database or one of Fastify's own errors; null for anything else. */
function refusalOf(error: FastifyError): Refusal | null {
  if (isDiskFull(error)) return diskFull()
  if (isUnavailable(error)) return new Refusal('overloaded', busy, { retryAfter: 5 })
  switch (error.statusCode) {
    case 400:
      return new Refusal('invalid', unreadable)
    case 413:
      return new Refusal('too-large', 'That is too large')
    case 415:
      return new Refusal('unsupported-type', 'Content-Type must be application/json')
    case 503:
      return new Refusal('overloaded', busy, { retryAfter: 5 })
    default:
      return null
  }
}
