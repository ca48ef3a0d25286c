import { isOpeningRead } from '#domain/learning/pace.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { recordActivity } from '../xp/commands.ts'
import type { OpeningRow } from './card.ts'
import { todaysEvents } from './todays-events.ts'

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

async function lastCountedView(tx: Tx, userId: UserId): Promise<Date | null> {
  const today = await todaysEvents(tx, userId, 'opportunity-viewed')
  const row = await today.select(({ fn }) => fn.max('created_at').as('at')).executeTakeFirst()
  return row?.at ?? null
}
