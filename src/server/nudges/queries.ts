import { sql } from 'kysely'
import { addDays, dayFrom, type Day } from '#domain/day.ts'
import { nudgeOrder, type NudgeType, type PastNudge } from '#domain/people/nudges.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'

/** The next students who were last active on this day; not those who are suspended or leaving. */
export async function lastActiveOn(
  db: Db,
  page: { lastDay: Day; after: UserId | undefined; atOnce: number },
): Promise<UserId[]> {
  const { lastDay, after, atOnce } = page
  let query = db
    .selectFrom('student_stats as stats')
    .innerJoin('auth_users as account', 'account.id', 'stats.user_id')
    .select('stats.user_id as userId')
    .where('stats.last_active_day', '=', lastDay)
    .where('account.suspended_at', 'is', null)
    .where('account.delete_after', 'is', null)
  if (after !== undefined) query = query.where('stats.user_id', '>', after)
  const rows = await query.orderBy('stats.user_id').limit(atOnce).execute()
  return rows.map(({ userId }) => userId)
}

/** What is older says little about the student of today. */
const rememberedDays = 60

/** The nudges of all kinds that each of these students got lately, newest first. */
export async function nudgesBefore(
  db: Db,
  students: readonly UserId[],
  today: Day,
): Promise<ReadonlyMap<UserId, readonly PastNudge[]>> {
  const before = new Map<UserId, PastNudge[]>()
  if (students.length === 0) return before
  const rows = await db
    .selectFrom('notifications as nudge')
    .leftJoin('daily_xp_tracking as active', (join) =>
      join
        .onRef('active.user_id', '=', 'nudge.user_id')
        .on('active.activity_type', '=', 'daily_streak')
        .onRef('active.gained_at', '=', 'nudge.nudge_day'),
    )
    .select(['nudge.user_id as userId', 'nudge.nudge_day as day', 'nudge.read_at as readAt'])
    .select(['nudge.type', 'active.gained_at as activeOn'])
    .where('nudge.user_id', 'in', [...students])
    .where('nudge.nudge_day', '>=', sql<Day>`${addDays(today, -rememberedDays)}::date`)
    .orderBy('nudge.user_id')
    .orderBy('nudge.nudge_day', 'desc')
    .execute()
  for (const { userId, type, day, readAt, activeOn } of rows) {
    if (day === null || !isNudgeType(type)) continue
    const nudge = { type, day: dayFrom(day), answered: readAt !== null || activeOn !== null }
    before.set(userId, [...(before.get(userId) ?? []), nudge])
  }
  return before
}

function isNudgeType(type: string): type is NudgeType {
  return nudgeOrder.some((each) => each === type)
}
