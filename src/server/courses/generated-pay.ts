import { sql } from 'kysely'
import { dayOf, startOfDay } from '#domain/day.ts'
import { generatedPrefix, underCap } from '#domain/ledger/generated-xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { NewActivity } from '../xp/commands.ts'

/**
 * The activities of a course with the XP they may award now. A catalogue course awards all of it; a course
 * made for the student awards at most the daily cap. Two concurrent transactions run one after the other,
 * so that the cap holds.
 */
export async function underDailyCap(
  tx: Tx,
  { userId, courseId }: { userId: UserId; courseId: string },
  activities: readonly NewActivity[],
): Promise<readonly NewActivity[]> {
  if (activities.length === 0 || !courseId.startsWith(generatedPrefix)) return activities
  let paid = await paidToday(tx, userId)
  return activities.map((activity) => {
    const amount = underCap(activity.amount, paid)
    paid += amount
    return { ...activity, amount }
  })
}

async function paidToday(tx: Tx, userId: UserId): Promise<number> {
  await sql`select 1 from student_stats where user_id = ${userId} for update`.execute(tx.db)
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(amount), 0)::int as paid from xp_activities
    where user_id = ${userId} and created_at >= ${startOfDay(dayOf(tx.now))}
      and award_key ~ ${`^(content|quiz|course|course-skill):${generatedPrefix}`}`.execute(tx.db)
  return rows[0]?.paid ?? 0
}
