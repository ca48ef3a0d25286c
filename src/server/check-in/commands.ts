import type { DayOpened } from '#contract/check-in.ts'
import { dayOf, type Day } from '#domain/day.ts'
import type { Quest } from '#domain/ledger/quests.ts'
import { streakKey, type StreakMoment } from '#domain/ledger/streak.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { streakOf } from '../xp/queries.ts'
import { recordActivity, recordDay, type Recorded } from '../xp/commands.ts'
import type { SeenState } from '../xp/seen-state-queries.ts'

export type CheckIn =
  | {
      kind: 'checked-in'
      xp: number
      bonus: number
      streak: number
      freezesUsed: number
      freezeEarned: boolean
      opened: DayOpened | null
    }
  | { kind: 'already-checked-in'; streak: number }

/** Once per calendar day in Jamaica; a double tap has no further effect. */
export async function checkInToday(
  tx: Tx,
  userId: UserId,
  seen: SeenState | null = null,
): Promise<CheckIn> {
  const today = dayOf(tx.now)
  const newActivity = {
    userId,
    type: ledgerKindOf('checkIn'),
    awardKey: `check-in:${today}`,
    amount: xpFor('checkIn'),
    description: 'Daily check-in',
    event: { event: 'check-in', subject: today },
  } as const
  // An award that cannot succeed would fail first.
  const isNew = seen?.digest?.checkedInOn !== today
  const activity = await recordActivity(tx, newActivity, isNew ? seen : null)
  if (activity === null)
    return { kind: 'already-checked-in', streak: await streakOf(tx.db, userId, today) }
  const { paid, bonus, streak, freezesUsed, freezeEarned } = activity
  const opened = activity.moment === null ? null : openedBy(activity, activity.moment, today)
  return { kind: 'checked-in', xp: paid, bonus, streak, freezesUsed, freezeEarned, opened }
}

type OpenDay = ({ kind: 'opened' } & DayOpened) | { kind: 'already-open'; streak: number }

/** Opening the dashboard counts today for the streak, unless it already counts. */
export async function openDay(
  tx: Tx,
  userId: UserId,
  seen: SeenState | null = null,
): Promise<OpenDay> {
  const activity = await recordDay(tx, userId, seen)
  if (activity?.moment == null)
    return { kind: 'already-open', streak: await streakOf(tx.db, userId, dayOf(tx.now)) }
  return { kind: 'opened', ...openedBy(activity, activity.moment, dayOf(tx.now)) }
}

function openedBy(
  { leveledUpTo, assigned, unclaimed }: Recorded,
  moment: StreakMoment,
  day: Day,
): DayOpened {
  return {
    key: streakKey(day),
    ...moment,
    leveledUpTo,
    quests: assigned.map(questLine),
    unclaimed: unclaimed.map(questLine),
  }
}

function questLine({ id, title, xp }: Quest) {
  return { id, title, xp }
}
