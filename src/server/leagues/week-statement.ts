import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import { statement, type ParameterOf } from '../db/statement.ts'

interface Learned {
  userId: UserId
  week: string
  /** More than nothing. */
  gained: number
  slot: number
  now: Date
}

/**
 * Adds to what a student learned this week, and moves them in the counts. The rows of the counts are locked in the order of
 * their XP, and XP only grows, so that two students can never wait for each other.
 */
export const weekStatement = statement((_db, parameter: ParameterOf<Learned>) => {
  const week = sql`${parameter('week')}::date`
  const gained = sql`${parameter('gained')}::int`
  return sql`
    with member as (
      insert into league_members (user_id, week, xp, updated_at)
      values (${parameter('userId')}::uuid, ${week}, ${gained}, ${parameter('now')}::timestamptz)
      on conflict (user_id, week) do update
        set xp = league_members.xp + excluded.xp, updated_at = excluded.updated_at
      returning xp
    ), moved as (
      select xp - ${gained} as xp, -1 as students from member where xp > ${gained}
      union all select xp, 1 from member
      order by 1
    )
    insert into league_counts (week, xp, slot, students)
    select ${week}, xp, ${parameter('slot')}::smallint, students from moved
    on conflict (week, xp, slot) do update
      set students = league_counts.students + excluded.students`
})

const slots = 8

/** The rows of the counts that a student is counted in. */
export function slotOf(userId: UserId): number {
  return Number.parseInt(userId.slice(-2), 16) % slots
}
