import { dayOf } from '#domain/day.ts'
import type { EventName } from '#domain/ledger/events.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * The student's events of this kind today, to select from. Their stats are locked until the transaction ends, so that
 * concurrent requests cannot all see the same number.
 */
export async function todaysEvents(tx: Tx, userId: UserId, event: EventName) {
  await tx.db
    .selectFrom('student_stats')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  return tx.db
    .selectFrom('xp_activities')
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .where('day', '=', dayOf(tx.now))
}
