import { createHash, createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'

/** At most one invitation in this period, however many students give the address. */
const daysBetweenInvitations = 7
const badLink = 'This link does not work. It may be incomplete.'

/**
 * Consumes this week's only invitation to an address. Returns the token for the "never write again" link,
 * or null when the address already got one this week or wants no more letters.
 */
export async function takeInvitation(
  tx: Tx,
  address: string,
  secret: string,
): Promise<string | null> {
  // The same token in every letter to the address, so that links in old letters work too.
  const token = createHmac('sha256', secret).update(`never-invite:${address}`).digest('base64url')
  const { rows } = await sql`
    insert into invited_addresses as known (address_hash, token_hash, invited_at)
    values (${hashOf(address)}, ${hashOf(token)}, ${tx.now})
    on conflict (address_hash) do update
      set invited_at = excluded.invited_at, token_hash = excluded.token_hash
      where known.never_at is null
        and known.invited_at <= ${daysAfter(tx.now, -daysBetweenInvitations)}
    returning address_hash`.execute(tx.db)
  return rows.length === 0 ? null : token
}

/** Whether the next invitation to this address would not be sent. */
export async function isNotInvited(
  db: Kysely<Tables>,
  address: string,
  now: Date,
): Promise<boolean> {
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

/** What the link in a letter would stop; null when the link is invalid. */
export async function neverInviteState(
  db: Kysely<Tables>,
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

/** Stops all future invitations to this address. */
export async function neverInvite(tx: Tx, token: string): Promise<void> {
  const row = await tx.db
    .updateTable('invited_addresses')
    .set(({ fn, val }) => ({ never_at: fn.coalesce('never_at', val(tx.now)) }))
    .where('token_hash', '=', hashOf(token))
    .returning('address_hash')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('not-possible', badLink)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
