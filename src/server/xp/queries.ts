import { sql, type Selectable } from 'kysely'
import { dayFrom, type Day } from '#domain/day.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { LedgerKind } from '#domain/ledger/xp.ts'
import { streakOn, type Streak } from '#domain/ledger/streak.ts'
import type { Activity } from '#contract/dashboard.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { timeCursor } from '../http/cursor.ts'
import { digestFrom } from './digest-queries.ts'

const pageSize = 50

/** `quest` is the specification's name for XP from quests. */
type ActivityType = LedgerKind | 'quest'

type StreakRow = Pick<
  Selectable<Tables['student_stats']>,
  'day_streak' | 'longest_streak' | 'last_active_day' | 'freezes' | 'counted_days'
>

export interface Stats {
  xp: number
  streak: Streak
  completion: number
  activities: number
}

/** A student's stats; null when there is no row yet. */
export async function statsOf(db: AnyDb, userId: UserId): Promise<Stats | null> {
  const row = await db
    .selectFrom('student_stats')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    xp: row.xp,
    completion: row.completion,
    activities: row.activities,
    streak: streakFrom(row),
  }
}

/** Zero where an outer join found no row. */
export function streakFrom(row: { [Column in keyof StreakRow]: StreakRow[Column] | null }): Streak {
  return {
    streak: row.day_streak ?? 0,
    longest: row.longest_streak ?? 0,
    lastDay: row.last_active_day === null ? null : dayFrom(row.last_active_day),
    freezes: row.freezes ?? 0,
    counted: row.counted_days ?? 0,
  }
}

export async function streakOf(db: AnyDb, userId: UserId, today: Day): Promise<number> {
  const stats = await statsOf(db, userId)
  return stats === null ? 0 : streakOn(stats.streak, today)
}

/** A student's activities, newest first, in pages; optionally of one skill or type. */
export async function activitiesOf(
  db: AnyDb,
  userId: UserId,
  filters: {
    before: string | undefined
    skill: string | undefined
    type: ActivityType | undefined
  },
): Promise<{
  activities: (Activity & { skill: string | null })[]
  next: string | null
  count: number
}> {
  const cursor = timeCursor.decode(filters.before)
  let matches = db
    .selectFrom('xp_activities')
    .where('user_id', '=', userId)
    // Rows without XP are only evidence, and do not belong in a list of what was earned.
    .where('amount', '>', 0)
  if (filters.skill !== undefined) matches = matches.where(sql<boolean>`skill = ${filters.skill}`)
  if (filters.type !== undefined) {
    matches = matches.where(
      'type',
      '=',
      filters.type === 'quest' ? 'quest_completion' : filters.type,
    )
  }
  const { count } = await matches
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  let query = matches
    .select(['id', 'type', 'description', 'amount', 'skill', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (cursor !== null) {
    query = query.where(sql<boolean>`(created_at, id) < (${cursor.at}, ${cursor.id}::uuid)`)
  }
  const { rows, next } = timeCursor.page(await query.execute(), pageSize, (row) => ({
    at: row.created_at,
    id: row.id,
  }))
  return {
    next,
    count,
    activities: rows.map(({ id, type, description, amount, skill, created_at }) => ({
      id,
      type,
      description,
      amount,
      skill,
      at: created_at.toISOString(),
    })),
  }
}

const digestStatement = statement((db, parameter: ParameterOf<{ userId: UserId }>) =>
  db.selectFrom('student_stats').select('digest').where('user_id', '=', parameter('userId')),
)

/** XP by skill; a skill without an activity is left out. */
export async function skillXpOf(
  db: AnyDb,
  userId: UserId,
): Promise<Partial<Record<Skill, number>>> {
  const [row] = await digestStatement(db, { userId })
  return { ...(await digestFrom(db, userId, row?.digest)).skillXp }
}
