import { createHash } from 'node:crypto'
import { daysAfter } from '#domain/day.ts'
import type { AnyDb } from '../db/database.ts'

/** At most one invitation in this period, however many students give the address. */
export const daysBetweenInvitations = 7

/** Whether the next invitation to this address would not be sent. */
export async function isNotInvited(db: AnyDb, address: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invited_addresses')
    .select('address_hash')
    .where('address_hash', '=', hashOf(address))
    .where((is) =>
      is.or([
        is('never_at', 'is not', null),
        is('invited_at', '>', daysAfter(now, -daysBetweenInvitations)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Whether invitations are already stopped; null when the link is not valid. */
export async function neverInviteState(
  db: AnyDb,
  token: string,
): Promise<'open' | 'stopped' | null> {
  const row = await db
    .selectFrom('invited_addresses')
    .select('never_at')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (row === undefined) return null
  return row.never_at === null ? 'open' : 'stopped'
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
