import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf, tooMany } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { Caller } from './session.ts'

/** Counts a request; returns how many seconds to wait when there were too many. */
type Pace = (who: string) => number | null

const paceOfApp = new WeakMap<FastifyInstance, Pace>()

/**
 * A rate limit per minute and person, or per network when signed out. Each process counts in
 * memory: a shared count would cost a write for every read. Limits that must be exact, such as wrong
 * passwords and codes, are in the database (`limits.ts`).
 */
export function limitPace(app: FastifyInstance, perMinute: number, clock = Date.now): void {
  paceOfApp.set(app, pace(perMinute, clock))
}

export function refuseTooFast(
  app: FastifyInstance,
  request: FastifyRequest,
  caller: Caller | null,
): void {
  const wait = paceOfApp.get(app)?.(caller?.userId ?? networkOf(request)) ?? null
  if (wait === null) return
  throw new Refusal('too-many', tooMany, { retryAfter: wait })
}

export function pace(perMinute: number, clock: () => number): Pace {
  let minute = -1
  let used = new Map<string, number>()
  return (who) => {
    const now = clock()
    const current = Math.floor(now / 60_000)
    if (current !== minute) {
      minute = current
      used = new Map()
    }
    const times = (used.get(who) ?? 0) + 1
    used.set(who, times)
    return times > perMinute ? Math.ceil(((current + 1) * 60_000 - now) / 1000) : null
  }
}
