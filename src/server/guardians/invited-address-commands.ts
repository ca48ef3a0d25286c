import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { daysBetweenInvitations, hashOf } from './invited-address-queries.ts'

const badLink = 'This link does not work. It may be incomplete.'

/**
 * Consumes this week's only invitation to an address, or one of several `days` apart. Returns the token for the
 * "never write again" link, or null when the address already got one or wants no more letters.
 */
export async function consumeInvitation(
  tx: Tx,
  address: string,
  secret: string,
  days = daysBetweenInvitations,
): Promise<string | null> {
  // Every letter to an address has the same token, so that links in old letters work too.
  const token = createHmac('sha256', secret).update(`never-invite:${address}`).digest('base64url')
  const { rows } = await sql`
    insert into invited_addresses as existing (address_hash, token_hash, invited_at)
    values (${hashOf(address)}, ${hashOf(token)}, ${tx.now})
    on conflict (address_hash) do update
      set invited_at = excluded.invited_at, token_hash = excluded.token_hash
      where existing.never_at is null
        and existing.invited_at <= ${daysAfter(tx.now, -days)}
    returning address_hash`.execute(tx.db)
  return rows.length === 0 ? null : token
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
