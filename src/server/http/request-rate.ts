import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf, tooMany } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { Caller } from './session.ts'

/** Counts a request; returns how many seconds to wait when there were too many. */
type RateCounter = (who: string) => number | null

const counterOf = new WeakMap<FastifyInstance, RateCounter>()

/**
 * A rate limit per minute and person, or per network when signed out. Each process counts in
 * memory: a shared count would cost a write for every read. Limits that must be exact, such as wrong
 * passwords and codes, are in the database (`limits.ts`).
 */
export function limitRequestRate(app: FastifyInstance, perMinute: number, clock = Date.now): void {
  counterOf.set(app, rateCounter(perMinute, clock))
}

export function refuseTooMany(
  app: FastifyInstance,
  request: FastifyRequest,
  caller: Caller | null,
): void {
  const wait = counterOf.get(app)?.(caller?.userId ?? networkOf(request)) ?? null
  if (wait === null) return
  throw new Refusal('too-many', tooMany, { retryAfter: wait })
}

export function rateCounter(perMinute: number, clock: () => number): RateCounter {
  let minute = -1
  let used = new Map<string, number>()
  return (who) => {
    const now = clock()
    const currentMinute = Math.floor(now / 60_000)
    if (currentMinute !== minute) {
      minute = currentMinute
      used = new Map()
    }
    const count = (used.get(who) ?? 0) + 1
    used.set(who, count)
    return count > perMinute ? Math.ceil(((currentMinute + 1) * 60_000 - now) / 1000) : null
  }
}
