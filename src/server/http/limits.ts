import { sql } from 'kysely'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

export const tooMany = 'That was a lot at once. Please wait a little and try again.'

/** Counts one use by `who`, over all processes; refuses with how long to wait when there are too many. */
export async function take(services: Services, limit: Limit, who: string): Promise<void> {
  const now = services.now()
  const resets = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql<{ used: number; resets_at: Date }>`
    insert into rate_limits (key, used, resets_at) values (${keyOf(limit, who)}, 1, ${resets})
    on conflict (key) do update set
      used = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.used + 1 end,
      resets_at = case when rate_limits.resets_at <= ${now} then ${resets} else rate_limits.resets_at end
    returning used, resets_at`.execute(services.db)
  const row = rows[0]
  if (row !== undefined && row.used > limit.max) throw refusal(row.resets_at, now)
}

/** Refuses like `take`, but counts nothing: for limits on failures only. */
export async function refuseWhenUsedUp(
  services: Services,
  limit: Limit,
  who: string,
): Promise<void> {
  const now = services.now()
  const row = await services.db
    .selectFrom('rate_limits')
    .select(['used', 'resets_at'])
    .where('key', '=', keyOf(limit, who))
    .where('resets_at', '>', now)
    .executeTakeFirst()
  if (row !== undefined && row.used >= limit.max) throw refusal(row.resets_at, now)
}

/** Takes one use back: what failed through no fault of the person costs nothing. */
export async function giveBack(services: Services, limit: Limit, who: string): Promise<void> {
  await services.db
    .updateTable('rate_limits')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('key', '=', keyOf(limit, who))
    .execute()
}

/** The network a request came from; one IPv6 customer holds a whole /64. */
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
