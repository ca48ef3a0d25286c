import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import type { ApplicationRow } from './queries.ts'

/** The student's own application. Every change of it, its interview and its offer begins with a lock. */
export async function lockedApplication(
  tx: Tx,
  userId: string,
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

/** An application to a posting of this business. */
export async function lockedApplicant(
  tx: Tx,
  businessId: string,
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

/** Asked again here: a verification that ended since the door ends this too. */
async function refuseForeign(tx: Tx, businessId: string, postingId: string): Promise<void> {
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
