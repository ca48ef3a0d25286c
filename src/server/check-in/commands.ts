import { dayOf } from '#domain/day.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { streakOf } from '../xp/queries.ts'
import { recordActivity, recordDay } from '../xp/commands.ts'

export type CheckIn =
  | {
      kind: 'checked-in'
      xp: number
      bonus: number
      streak: number
      freezesUsed: number
      freezeEarned: boolean
    }
  | { kind: 'already-checked-in'; streak: number }

/** Once per calendar day in Jamaica; a double tap has no further effect. */
export async function checkInToday(tx: Tx, userId: UserId): Promise<CheckIn> {
  const today = dayOf(tx.now)
  const activity = await recordActivity(tx, {
    userId,
    type: ledgerKindOf('checkIn'),
    awardKey: `check-in:${today}`,
    amount: xpFor('checkIn'),
    description: 'Daily check-in',
    event: { event: 'check-in', subject: today },
  })
  if (activity === null)
    return { kind: 'already-checked-in', streak: await streakOf(tx.db, userId, today) }
  const { paid, bonus, streak, freezesUsed, freezeEarned } = activity
  return { kind: 'checked-in', xp: paid, bonus, streak, freezesUsed, freezeEarned }
}

/** Opening the dashboard counts today for the streak, unless it already counts. */
export async function openDay(tx: Tx, userId: UserId): Promise<{ streak: number; bonus: number }> {
  const activity = await recordDay(tx, userId)
  if (activity === null) return { streak: await streakOf(tx.db, userId, dayOf(tx.now)), bonus: 0 }
  return { streak: activity.streak, bonus: activity.bonus }
}
