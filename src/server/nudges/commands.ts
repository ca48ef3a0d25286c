import { dayOf } from '#domain/day.ts'
import type { NudgeType } from '#domain/people/nudges.ts'
import type { NotificationData } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { statsOf } from '../xp/queries.ts'

/** Unless the student was active in the meantime, or has had a nudge today. */
export async function nudge<T extends NudgeType>(
  tx: Tx,
  userId: UserId,
  { type, data }: { type: T; data: NotificationData<T> },
): Promise<void> {
  const today = dayOf(tx.now)
  const lastDay = (await statsOf(tx.db, userId))?.streak.lastDay ?? null
  if (lastDay === null || lastDay >= today) return
  // The same key for every kind: one a day.
  await notify(tx, { userId, type, data, key: `nudge:${today}` })
}
