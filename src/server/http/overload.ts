import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const longestDelayMs = 2_000
/** Opening the database and the queue holds the event loop up; that lag says nothing about load. */
const graceMs = 10_000

export const busy = 'Upful is very busy. Please try again in a moment.'

/** Turns requests away for a moment while the event loop lags behind. */
export async function refuseWhenLagging(app: FastifyInstance): Promise<void> {
  const settled = performance.now() + graceMs
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    async pressureHandler(request) {
      if (performance.now() > settled && !isHealthCheck(request)) throw overloaded()
    },
  })
}

/**
 * Answers at most so many requests at a time and turns the others away at once: a short "no" is better
 * than a line so long that everybody gives up waiting. A request counts once it was read and until its
 * answer is ready, so slow networks and open streams take no place.
 */
export function limitRequestsAtOnce(app: FastifyInstance, most: number): void {
  const answering = new Set<FastifyRequest>()
  app.addHook('preHandler', async (request) => {
    if (isHealthCheck(request)) return
    if (answering.size >= most) throw overloaded()
    answering.add(request)
  })
  app.addHook('onSend', async (request) => {
    answering.delete(request)
  })
  app.addHook('onResponse', async (request) => {
    answering.delete(request)
  })
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/health/') === true
}

function overloaded(): Refusal {
  return new Refusal('overloaded', busy, { retryAfter: 5 })
}
