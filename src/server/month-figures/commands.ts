import type { Tx } from '../db/transaction.ts'
import type { MonthCounts } from './counting.ts'

/** Adds the months. What was counted before stays, also if two workers counted at the same time. */
export async function storeMonths(tx: Tx, months: readonly MonthCounts[]): Promise<void> {
  await tx.db
    .insertInto('month_figures')
    .values(months.map((each) => ({ ...each, counted_at: tx.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
