import { sql } from 'kysely'
import type { Look } from '#contract/rewards.ts'
import { weekOf, type Day } from '#domain/day.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { daysToFreeze, noStreak, streakBonus, streakOn } from '#domain/ledger/streak.ts'
import { isUnlocked, unlocks } from '#domain/ledger/unlocks.ts'
import { avatarFrom } from '#domain/people/avatar.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statsOf } from '../xp/queries.ts'

/** What the Rewards sheet shows: streak, freezes, today's bonus, the week by day, and what levels unlock. */
export async function rewardsOf(db: AnyDb, userId: UserId, today: Day) {
  const stats = await statsOf(db, userId)
  const week = weekOf(today)
  const rows = await db
    .selectFrom('xp_activities')
    .select(['day', sql<number>`sum(amount)::int`.as('xp')])
    .where('user_id', '=', userId)
    .where('day', 'in', week)
    .groupBy('day')
    .execute()
  const xpOn = new Map(rows.map(({ day, xp }) => [day, xp]))
  const streak = stats === null ? 0 : streakOn(stats.streak, today)
  const xp = stats?.xp ?? 0
  const { level } = levelOf(xp)
  return {
    xp,
    streak,
    freezes: stats?.streak.freezes ?? 0,
    daysToFreeze: daysToFreeze(stats?.streak ?? noStreak),
    todaysBonus: streakBonus(streak),
    earnedThisWeek: week.map((day) => ({ day, xp: xpOn.get(day) ?? 0 })),
    look: await lookOf(db, userId),
    unlocks: unlocks.map((unlock) => ({ ...unlock, unlocked: isUnlocked(unlock, level) })),
  }
}

async function lookOf(db: AnyDb, userId: UserId): Promise<Look> {
  const row = await db
    .selectFrom('user_profiles as profile')
    .leftJoin('student_profiles as student', 'student.user_id', 'profile.user_id')
    .select(['profile.avatar_url', 'student.road_theme', 'student.avatar_frame', 'student.title'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirst()
  return lookFrom(row ?? { avatar_url: null, road_theme: null, avatar_frame: null, title: null })
}

/** What a student chose, from the columns that hold it. */
export function lookFrom(row: {
  avatar_url: string | null
  road_theme: string | null
  avatar_frame: string | null
  title: string | null
}): Look {
  return {
    roadTheme: row.road_theme,
    frame: row.avatar_frame,
    title: row.title,
    avatar: avatarFrom(row.avatar_url),
  }
}
