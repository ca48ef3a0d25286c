import { dayOf } from '#domain/day.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import { nudgedStreak } from '#domain/people/nudges.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { statsOf } from '../xp/queries.ts'

/** Unless the student was active in the meantime, or has had a nudge today. */
export async function remindOfStreak(tx: Tx, userId: UserId): Promise<void> {
  const today = dayOf(tx.now)
  const streak = (await statsOf(tx.db, userId))?.streak
  if (streak === undefined || streak.lastDay === null || streak.lastDay >= today) return
  const days = streakOn(streak, today)
  if (days < nudgedStreak) return
  await notify(tx, {
    userId,
    type: 'streak-waits',
    data: { days, freezes: streak.freezes },
    // The same for every kind of nudge: one a day.
    key: `nudge:${today}`,
  })
}
