import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import type { ApplicationRow } from './queries.ts'

/** The student's own application. Every change to it, its interview or its offer takes this lock first. */
export async function lockedApplication(
  tx: Tx,
  userId: UserId,
  id: string,
): Promise<ApplicationRow> {
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  return row
}

/** An application to one of this business's postings. */
export async function lockedApplicant(
  tx: Tx,
  businessId: UserId,
  { postingId, applicationId }: { postingId: string; applicationId: string },
): Promise<ApplicationRow> {
  await refuseForeign(tx, businessId, postingId)
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('opportunity_id', '=', postingId)
    .where('id', '=', applicationId)
    .where('via', '=', 'platform')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  return row
}

/** Some applications to one of this business's postings, in a fixed order so that two requests cannot deadlock. */
export async function lockedApplicants(
  tx: Tx,
  businessId: UserId,
  { postingId, ids }: { postingId: string; ids: readonly string[] },
): Promise<ApplicationRow[]> {
  await refuseForeign(tx, businessId, postingId)
  if (ids.length === 0) return []
  return tx.db
    .selectFrom('applications')
    .selectAll()
    .where('opportunity_id', '=', postingId)
    .where('id', 'in', ids)
    .where('via', '=', 'platform')
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Checked again here, because the verification may have ended since the policy ran. */
async function refuseForeign(tx: Tx, businessId: UserId, postingId: string): Promise<void> {
  const posting = await tx.db
    .selectFrom('opportunities as posting')
    .innerJoin('business_profiles as business', 'business.user_id', 'posting.business_id')
    .select('posting.id')
    .where('posting.id', '=', postingId)
    .where('posting.business_id', '=', businessId)
    .where('business.verified', '=', true)
    .executeTakeFirst()
  if (posting === undefined) throw notFound('Posting not found')
}
