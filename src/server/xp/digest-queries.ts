import { dayFrom, type Day } from '#domain/day.ts'
import { digestOf, type Digest, type LedgerPart } from '#domain/ledger/digest.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** A student's digest; computed from the ledger for somebody without an activity since it exists. */
export async function digestFrom(
  db: AnyDb,
  userId: UserId,
  stored: Digest | null | undefined,
): Promise<Digest> {
  return stored ?? digestOf(ledgerPartOf(await ledgerRowsOf(db, userId)))
}

/** The level of a student and the last days on which they were active. */
export async function levelAndDays(
  db: AnyDb,
  userId: UserId,
): Promise<{ level: number; activeDays: readonly Day[] }> {
  const stats = await db
    .selectFrom('student_stats')
    .select(['level', 'digest'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { activeDays } = await digestFrom(db, userId, stats?.digest)
  return { level: stats?.level ?? 1, activeDays }
}

/** Everything in a student's ledger that their totals and digest depend on, oldest entry first. */
export async function ledgerRowsOf(db: AnyDb, userId: UserId) {
  const entries = await db
    .selectFrom('xp_activities')
    .select(['id', 'award_key as awardKey', 'type', 'description', 'amount', 'created_at'])
    .select(['skill', 'event'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const achievements = await db
    .selectFrom('user_achievements')
    .select(['achievement_id as id', 'title', 'description', 'xp_points as xp', 'awarded_at'])
    .where('user_id', '=', userId)
    .execute()
  const days = await db
    .selectFrom('daily_xp_tracking')
    .select(['activity_type', 'gained_at'])
    .where('user_id', '=', userId)
    .execute()
  return { entries, achievements, days }
}

/** Rows as they come from a query, or from JSON, where an instant is text. */
interface LedgerRows {
  entries: {
    id: string
    type: string
    description: string
    amount: number
    created_at: Date | string
    skill: Skill | null
    event: string | null
  }[]
  achievements: {
    id: string
    title: string
    description: string
    xp: number
    awarded_at: Date | string
  }[]
  days: { activity_type: string; gained_at: string }[]
}

export function ledgerPartOf({ entries, achievements, days }: LedgerRows): LedgerPart {
  const daysOf = (type: string) =>
    days.filter((day) => day.activity_type === type).map((day) => dayFrom(day.gained_at))
  return {
    entries: entries.map(({ created_at, ...entry }) => ({
      ...entry,
      at: new Date(created_at).toISOString(),
    })),
    achievements: achievements.map(({ awarded_at, ...achievement }) => ({
      ...achievement,
      at: new Date(awarded_at).toISOString(),
    })),
    activeDays: daysOf('daily_streak'),
    frozenDays: daysOf('streak_freeze'),
    checkInDays: daysOf('daily_checkin'),
  }
}
