import type { Insertable, Updateable } from 'kysely'
import { dayOf, type Day } from '#domain/day.ts'
import type { Achievement } from '#domain/ledger/achievements.ts'
import type { Consequences, LedgerEntry } from '#domain/ledger/consequences.ts'
import type { Digest, DigestAchievement, LedgerPart } from '#domain/ledger/digest.ts'
import { completionFrom } from '#domain/ledger/ledger-fold.ts'
import { levelOf } from '#domain/ledger/level.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { StateBefore } from './student-state.ts'

/** An entry with the id of its row. */
export type NewEntry = LedgerEntry & { id: string }

/** What the ledger grows by. */
export function partOf(
  { entries, achievements, credit }: Omit<Consequences, 'entries'> & { entries: NewEntry[] },
  now: Date,
): LedgerPart {
  const at = now.toISOString()
  const today = dayOf(now)
  return {
    entries: entries.map(({ event, ...entry }) => ({
      ...entry,
      at,
      skill: entry.skill ?? event?.skill ?? null,
      event: event?.event ?? null,
    })),
    achievements: achievements.map((achievement) => ({ ...achievement, at })).map(achievementLine),
    activeDays: credit.moved ? [today] : [],
    frozenDays: credit.frozen,
    checkInDays: entries.some(({ type }) => type === 'daily_checkin') ? [today] : [],
  }
}

function achievementLine({ id, title, description, xp, at }: DigestAchievement): DigestAchievement {
  return { id, title, description, xp, at }
}

/** The row of the ledger. */
export function ledgerRow(
  userId: UserId,
  entry: NewEntry,
  now: Date,
): Insertable<Tables['xp_activities']> {
  const { id, awardKey, type, amount, description, skill, event } = entry
  return {
    user_id: userId,
    id,
    award_key: awardKey,
    type,
    amount,
    description,
    skill: skill ?? event?.skill ?? null,
    event: event?.event ?? null,
    subject: event?.subject ?? null,
    course_id: event?.course ?? null,
    content_type: event?.contentType ?? null,
    score: event?.score ?? null,
    day: dayOf(now),
    created_at: now,
  }
}

/** The day rows that follow: today's check-in, today if it is new to the streak, and days that freezes covered. */
export function countedDays(
  userId: UserId,
  { credit, entries }: Consequences,
  today: Day,
): Insertable<Tables['daily_xp_tracking']>[] {
  const checkIns = entries
    .filter(({ type }) => type === 'daily_checkin')
    .map((): Insertable<Tables['daily_xp_tracking']> => {
      return { user_id: userId, activity_type: 'daily_checkin', gained_at: today }
    })
  if (!credit.moved) return checkIns
  return [
    ...checkIns,
    { user_id: userId, activity_type: 'daily_streak', gained_at: today },
    ...credit.frozen.map((day) => ({
      user_id: userId,
      activity_type: 'streak_freeze' as const,
      gained_at: day,
    })),
  ]
}

/** The row of an achievement earned now. */
export function achievementRow(
  userId: UserId,
  { id, title, description, xp }: Achievement,
  now: Date,
): Insertable<Tables['user_achievements']> {
  const row = { user_id: userId, achievement_id: id, title, description }
  return { ...row, xp_points: xp, awarded_at: now }
}

/** The student's totals after these consequences. */
export function statsAfter(
  { row }: StateBefore,
  { entries, achievements, credit, tallies, digest }: Consequences & { digest: Digest },
  xp: number,
  now: Date,
): Updateable<Tables['student_stats']> & { revision: number } {
  const { streak, longest, lastDay, freezes, counted } = credit.state
  return {
    xp,
    level: levelOf(xp).level,
    day_streak: streak,
    longest_streak: longest,
    last_active_day: lastDay,
    freezes,
    counted_days: counted,
    activities: row.activities + entries.filter(({ amount }) => amount > 0).length,
    badges: [...row.badges, ...achievements.map(({ id }) => id)],
    completion: completionFrom(new Set<string>(digest.milestones)),
    tallies: JSON.stringify(tallies),
    digest: JSON.stringify(digest),
    revision: row.revision,
    updated_at: now,
  }
}
