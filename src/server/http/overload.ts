import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Opening the database and the queue blocks the event loop, which is not a sign of load. */
const graceMs = 10_000

export const busy = 'Upful is very busy. Please try again in a moment.'

/** Refuses requests while the event loop is delayed. */
export async function refuseWhenLagging(
  app: FastifyInstance,
  maxDelayMs: number,
  onRefused: () => void = () => {},
): Promise<void> {
  const graceEndsAt = performance.now() + graceMs
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    async pressureHandler(request) {
      if (performance.now() <= graceEndsAt || isHealthCheck(request)) return
      onRefused()
      throw overloaded()
    },
  })
}

/**
 * Limits concurrent requests and refuses the others immediately: a quick refusal is better
 * than a queue so long that everybody gives up. A request counts from when it has been read until its
 * response is ready, so slow networks and open streams do not count.
 */
export function limitRequestsAtOnce(
  app: FastifyInstance,
  max: number,
  onRefused: () => void = () => {},
): void {
  const answering = new Set<FastifyRequest>()
  app.addHook('preHandler', (request, _reply, done) => {
    if (isHealthCheck(request)) return done()
    if (answering.size >= max) {
      onRefused()
      throw overloaded()
    }
    answering.add(request)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    answering.delete(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    answering.delete(request)
    done()
  })
}

function isHealthCheck(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/health/') === true
}

function overloaded(): Refusal {
  return new Refusal('overloaded', busy, { retryAfter: 5 })
}
