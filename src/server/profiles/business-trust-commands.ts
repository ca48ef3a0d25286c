import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'

/** Counts another opening of a business that staff have checked and published. */
export async function countReadPosting(tx: Tx, businessId: UserId): Promise<void> {
  await tx.db
    .updateTable('business_profiles')
    .set((row) => ({ postings_read: row('postings_read', '+', 1) }))
    .where('user_id', '=', businessId)
    .execute()
}

/** Returns whether it was a preferred employer before. */
export async function setPreferred(
  tx: Tx,
  businessId: UserId,
  preferred: boolean,
): Promise<{ before: boolean; verified: boolean }> {
  const row = await tx.db
    .selectFrom('business_profiles')
    .select(['preferred', 'verified'])
    .where('user_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Business not found')
  await tx.db
    .updateTable('business_profiles')
    .set({ preferred })
    .where('user_id', '=', businessId)
    .execute()
  return { before: row.preferred, verified: row.verified }
}
