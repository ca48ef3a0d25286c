import { sql, type Kysely } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { isPaused } from '../openings/pause-queries.ts'

/** SQL condition on an application row `sent`: its business cannot hire at the moment, or its opening was removed. */
export const businessAway = sql<boolean>`not exists (
  select from opportunities posting
  join business_profiles business on business.user_id = posting.business_id and business.verified
  join auth_users account on account.id = posting.business_id
    and account.suspended_at is null and account.delete_after is null
  where posting.id = sent.opportunity_id and posting.status <> 'removed'
    and not exists (select from paused_people paused where paused.user_id = posting.business_id))`

/** Whether the business cannot hire this applicant at the moment. */
export async function isBusinessAway(
  db: Kysely<Tables>,
  application: { user_id: UserId; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('applications as sent')
    .select(businessAway.as('away'))
    .where('sent.user_id', '=', application.user_id)
    .where('sent.id', '=', application.id)
    .executeTakeFirstOrThrow()
  return row.away
}

const paused = 'You cannot invite anyone or make offers while our staff look into a report.'
const leaving = 'Your account is about to be deleted. Press “Keep my account” to keep hiring.'
const removed = 'This opening was removed, so you cannot interview or hire anyone for it.'

/** Refuses invitations and offers from a business that is stopped or about to leave. */
export async function refuseStopped(tx: Tx, businessId: UserId, postingId: string): Promise<void> {
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
