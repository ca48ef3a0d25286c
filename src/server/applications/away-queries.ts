import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { isPaused } from '../openings/pause-queries.ts'

/** Of an application's row `sent`: its business cannot hire anybody now, or its opening was removed. */
export const businessAway = sql<boolean>`not exists (
  select from opportunities posting
  join business_profiles business on business.user_id = posting.business_id and business.verified
  join auth_users account on account.id = posting.business_id
    and account.suspended_at is null and account.delete_after is null
  where posting.id = sent.opportunity_id and posting.status <> 'removed'
    and not exists (select from paused_people paused where paused.user_id = posting.business_id))`

/** Whether nobody can be hired for this application now. */
export async function isBusinessAway(
  db: Kysely<Tables>,
  application: { user_id: string; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('applications as sent')
    .select(businessAway.as('away'))
    .where('sent.user_id', '=', application.user_id)
    .where('sent.id', '=', application.id)
    .executeTakeFirstOrThrow()
  return row.away
}

const paused = 'You cannot invite anybody or make offers while our staff look at a report.'
const leaving = 'Your account is about to be deleted. Press “Keep my account” to go on hiring.'
const removed = 'This opening was removed, so nobody can be interviewed or hired for it.'

/** A business that is stopped, or is leaving, invites nobody and offers nothing. */
export async function refuseStopped(tx: Tx, businessId: string, postingId: string): Promise<void> {
  if (await isPaused(tx.db, businessId)) throw new Refusal('not-possible', paused)
  const posting = await tx.db
    .selectFrom('opportunities as posting')
    .innerJoin('auth_users as account', 'account.id', 'posting.business_id')
    .select(['posting.status', 'account.delete_after'])
    .where('posting.id', '=', postingId)
    .executeTakeFirst()
  if (posting?.delete_after != null) throw new Refusal('not-possible', leaving)
  if (posting?.status === 'removed') throw new Refusal('not-possible', removed)
}
