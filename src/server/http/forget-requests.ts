import { daysAfter } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'

/** Longer than a phone keeps what was done without a connection (`client/app/offline/outbox.ts`). */
const keptDays = 15

/** Deletes expired idempotency records and rate limits. */
export async function forgetOldRequests(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', daysAfter(tx.now, -keptDays))
    .execute()
  await tx.db.deleteFrom('rate_limits').where('resets_at', '<=', tx.now).execute()
}
