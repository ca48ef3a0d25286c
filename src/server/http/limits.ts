import { sql } from 'kysely'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { TxDb } from '../db/database.ts'
import type { Services } from '../services.ts'
import { abortIfRepeated } from './idempotency.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

export const tooMany = 'That was a lot at once. Please wait a little and try again.'

/** Counts uses by `who`, across all processes; over the limit it refuses and says how long to wait. */
export async function consume(
  services: Services,
  limit: Limit,
  who: string,
  uses = 1,
): Promise<void> {
  const { used, resetsAt } = await count(services, limit, who, uses)
  if (used > limit.max) throw refusal(resetsAt, services.now())
}

/** What an attempt is counted against. With `slower`, attempts over the limit are counted against that one. */
export interface Tries {
  limit: Limit
  who: string
  slower?: Tries
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot bypass the limit. Null is a failure
 * and stays counted; a result or an error is refunded.
 */
export async function countFailures<Answer>(
  services: Services,
  tries: readonly Tries[],
  attempt: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const counted: Tries[] = []
  let failed = false
  try {
    for (let next = [...tries]; next.length > 0;) {
      const [current, ...others] = next
      if (current === undefined) break
      counted.push(current)
      const { used, resetsAt } = await count(services, current.limit, current.who)
      const isOver = used > current.limit.max
      if (isOver && current.slower === undefined) throw refusal(resetsAt, services.now())
      next = isOver && current.slower !== undefined ? [current.slower, ...others] : others
    }
    const answer = await attempt()
    failed = answer === null
    return answer
  } finally {
    if (!failed) for (const { limit, who } of counted) await refund(services, limit, who)
  }
}

async function count(
  services: Services,
  limit: Limit,
  who: string,
  uses = 1,
): Promise<{ used: number; resetsAt: Date }> {
  // A repeated request gets its first response and is not counted.
  await abortIfRepeated(services.db)
  const now = services.now()
  const nextReset = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql<{ used: number; resets_at: Date }>`
    insert into rate_limits (key, used, resets_at) values (${keyOf(limit, who)}, ${uses}, ${nextReset})
    on conflict (key) do update set
      used = case when rate_limits.resets_at <= ${now} then excluded.used else rate_limits.used + excluded.used end,
      resets_at = case when rate_limits.resets_at <= ${now} then ${nextReset} else rate_limits.resets_at end
    returning used, resets_at`.execute(services.db)
  const [row] = rows
  return { used: row?.used ?? uses, resetsAt: row?.resets_at ?? nextReset }
}

/** Clears the count of `who`, and of `who` at any network (`who` and a space before it). */
export async function forgetCounts(db: TxDb, limits: readonly Limit[], who: string): Promise<void> {
  for (const limit of limits) {
    const key = keyOf(limit, who)
    await sql`delete from rate_limits where key = ${key} or starts_with(key, ${`${key} `})`.execute(
      db,
    )
  }
}

/** Refuses like `consume`, but does not count: for limits on failures only. */
export async function refuseOverLimit(
  services: Services,
  limit: Limit,
  who: string,
): Promise<void> {
  await abortIfRepeated(services.db)
  const now = services.now()
  const row = await services.db
    .selectFrom('rate_limits')
    .select(['used', 'resets_at'])
    .where('key', '=', keyOf(limit, who))
    .where('resets_at', '>', now)
    .executeTakeFirst()
  if (row !== undefined && row.used >= limit.max) throw refusal(row.resets_at, now)
}

/** Refunds one use: a failure that is not the person's fault is not counted. */
export async function refund(services: Services, limit: Limit, who: string): Promise<void> {
  await services.db
    .updateTable('rate_limits')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('key', '=', keyOf(limit, who))
    .execute()
}

/** The network a request came from; one IPv6 customer has a whole /64. */
export function networkOf(request: FastifyRequest): string {
  if (!isIPv6(request.ip)) return request.ip
  return (
    new URL(`http://[${request.ip}]`).hostname
      .slice(1, -1)
      .split('::')[0]
      ?.split(':')
      .slice(0, 4)
      .join(':') ?? ''
  )
}

function keyOf(limit: Limit, who: string): string {
  return `${limit.name}:${who}`
}

function refusal(resetsAt: Date, now: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new Refusal('too-many', tooMany, { retryAfter })
}
