import type { Tx } from '../db/transaction.ts'

/** Stores the address once; repeating it does not reveal that it was already there. */
export async function joinWaitlist(tx: Tx, email: string): Promise<void> {
  await tx.db
    .insertInto('waitlist')
    .values({ email, joined_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
