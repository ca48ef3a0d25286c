import { digestOf } from '#domain/ledger/digest.ts'
import { failures } from '#domain/people/messages.ts'
import { foldLedger } from '#domain/ledger/ledger-fold.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { step } from '../http/failed-step.ts'
import { ledgerPartOf, ledgerRowsOf } from './digest-queries.ts'
import { talliesFrom } from './event-queries.ts'

/**
 * Creates a student's stats row if it is missing: all zero and level 1 for a new student, else computed
 * from the ledger. Does nothing when the row exists or there is no profile.
 */
export function createStats(tx: Tx, userId: UserId): Promise<void> {
  return step(failures.userStatsSetUp, () => insertStats(tx, userId))
}

async function insertStats(tx: Tx, userId: UserId): Promise<void> {
  const owner = await tx.db
    .selectFrom('user_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (owner === undefined) return
  const rows = await ledgerRowsOf(tx.db, userId)
  const ledger = ledgerPartOf(rows)
  const { xp, level, streak, completion, activities, badges } = foldLedger(
    rows.entries,
    ledger.activeDays,
  )
  await tx.db
    .insertInto('student_stats')
    .values({
      user_id: userId,
      xp,
      level,
      day_streak: streak.streak,
      longest_streak: streak.longest,
      last_active_day: streak.lastDay,
      freezes: streak.freezes,
      counted_days: streak.counted,
      completion,
      activities,
      badges,
      digest: JSON.stringify(digestOf(ledger)),
      tallies: JSON.stringify(await talliesFrom(tx.db, userId, tx.content.goals, null)),
      updated_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
