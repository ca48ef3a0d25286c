import { sql } from 'kysely'
import { dayOf, weekStartOf } from '#domain/day.ts'
import { learningKinds } from '#domain/ledger/learning-xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { createStats } from './stats-commands.ts'

/**
 * Lets the learning of a student count on the leaderboard from now on, or no longer. An award that was computed before
 * this is outdated, so that none is counted twice or missed.
 */
export async function switchLeaderboard(tx: Tx, userId: UserId, on: boolean): Promise<void> {
  if (on) await createStats(tx, userId)
  await tx.db
    .updateTable('student_stats')
    .set((stats) => ({ on_leaderboard: on, revision: stats('revision', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** The learning XP of this week so far, from the ledger. */
export async function learnedThisWeek(tx: Tx, userId: UserId): Promise<number> {
  const { learned } = await tx.db
    .selectFrom('xp_activities')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('learned'))
    .where('user_id', '=', userId)
    .where('day', '>=', weekStartOf(dayOf(tx.now)))
    .where('type', 'in', learningKinds)
    .executeTakeFirstOrThrow()
  return learned
}
