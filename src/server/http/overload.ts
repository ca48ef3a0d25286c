import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
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
    async pressureHandler() {
      if (performance.now() > settled) throw new Refusal('overloaded', busy, { retryAfter: 5 })
    },
  })
}
