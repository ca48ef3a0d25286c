import type { Span } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'

const spans = new WeakMap<FastifyRequest, Span>()

export function keepSpan(request: FastifyRequest, span: Span): void {
  spans.set(request, span)
}

/** Null without traces. */
export function spanOf(request: FastifyRequest): Span | null {
  return spans.get(request) ?? null
}
