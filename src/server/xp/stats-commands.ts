import { dayFrom } from '#domain/day.ts'
import { failures } from '#domain/people/messages.ts'
import { foldLedger } from '#domain/ledger/ledger-fold.ts'
import type { Tx } from '../db/transaction.ts'
import { digestFrom } from './digest-queries.ts'
import { step } from '../http/failed-step.ts'

/**
 * Creates a student's stats row if it is missing: all zero and level 1 for a new student, else computed
 * from the ledger. Does nothing when the row exists or there is no profile.
 */
export function createStats(tx: Tx, userId: string): Promise<void> {
  return step(failures.userStatsSetUp, () => insertStats(tx, userId))
}

async function insertStats(tx: Tx, userId: string): Promise<void> {
  const owner = await tx.db
    .selectFrom('user_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (owner === undefined) return
  const { xp, level, streak, completion, activities, badges } = await totalsOf(tx, userId)
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
      digest: JSON.stringify(await digestFrom(tx.db, userId, null)),
      updated_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function totalsOf(tx: Tx, userId: string) {
  const rows = await tx.db
    .selectFrom('xp_activities')
    .select(['award_key as awardKey', 'amount', 'event'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const days = await tx.db
    .selectFrom('daily_xp_tracking')
    .select('gained_at')
    .where('user_id', '=', userId)
    .where('activity_type', '=', 'daily_streak')
    .execute()
  return foldLedger(
    rows,
    days.map(({ gained_at }) => dayFrom(gained_at)),
  )
}
