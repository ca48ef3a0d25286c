import { dayOf } from '#domain/day.ts'
import { isOpeningRead } from '#domain/learning/pace.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { recordActivity } from '../xp/commands.ts'
import type { OpeningRow } from './card.ts'

/**
 * Counts a student's view of an opening, once. It pays nothing, and counts for quests only if there was time to
 * read the one before.
 */
export async function viewOpening(tx: Tx, userId: UserId, opening: OpeningRow): Promise<void> {
  await tx.db
    .insertInto('opportunity_views')
    .values({ user_id: userId, opportunity_id: opening.id, first_viewed_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!isOpeningRead(await lastCountedView(tx, userId), tx.now)) return
  await recordActivity(tx, {
    userId,
    type: 'opportunity',
    awardKey: `opportunity-viewed:${opening.id}`,
    amount: 0,
    description: `Looked at ${opening.title}`,
    activityType: 'job_search',
    event: { event: 'opportunity-viewed', subject: opening.id },
  })
}

/** Today's last one, read while the student's stats are locked, so that concurrent views do not all count. */
async function lastCountedView(tx: Tx, userId: UserId): Promise<Date | null> {
  await tx.db
    .selectFrom('student_stats')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  const row = await tx.db
    .selectFrom('xp_activities')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('user_id', '=', userId)
    .where('event', '=', 'opportunity-viewed')
    .where('day', '=', dayOf(tx.now))
    .executeTakeFirst()
  return row?.at ?? null
}
