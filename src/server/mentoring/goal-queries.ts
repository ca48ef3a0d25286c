import type { SharedGoal } from '#contract/mentor-goals.ts'
import { dayFrom } from '#domain/day.ts'
import { goalUndoHours } from '#domain/mentoring/mentor-goal.ts'
import { hoursBefore } from '#domain/mentoring/mentoring.ts'
import type { AnyDb } from '../db/database.ts'
import type { MentoringPair } from './queries.ts'

/** The goals of one student with one mentor: open ones first, by their day. */
export async function goalsOf(db: AnyDb, pair: MentoringPair, now: Date): Promise<SharedGoal[]> {
  const rows = await db
    .selectFrom('mentor_goals')
    .selectAll()
    .where('user_id', '=', pair.studentId)
    .where('mentor_id', '=', pair.mentorId)
    .where((is) =>
      is.or([is('state', '<>', 'removed'), is('changed_at', '>', hoursBefore(now, goalUndoHours))]),
    )
    .orderBy((row) => row('state', '=', 'open'), 'desc')
    .orderBy('by_day')
    .orderBy('set_at')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    goal: row.goal,
    by: dayFrom(row.by_day),
    state: row.state,
    setBy: row.set_by,
    setAt: row.set_at.toISOString(),
    changedBy: row.changed_by,
    changedAt: row.changed_at?.toISOString() ?? null,
  }))
}
