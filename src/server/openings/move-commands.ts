import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/** The openings of a business, with everybody who applied, move to the account of its new owner. */
export async function movePostings(tx: Tx, from: UserId, to: UserId): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ business_id: to })
    .where('business_id', '=', from)
    .execute()
}
