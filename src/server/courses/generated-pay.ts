import { sql } from 'kysely'
import { dayOf, startOfDay } from '#domain/day.ts'
import { generatedPrefix, underCap } from '#domain/ledger/generated-xp.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * How much of a course's award may be paid now: all of it, except that courses made for the student
 * share a daily cap. Concurrent awards run one after the other, so that the cap holds.
 */
export async function payFor(
  tx: Tx,
  { userId, courseId, amount }: { userId: string; courseId: string; amount: number },
): Promise<number> {
  if (!courseId.startsWith(generatedPrefix)) return amount
  await sql`select 1 from student_stats where user_id = ${userId} for update`.execute(tx.db)
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(amount), 0)::int as paid from xp_activities
    where user_id = ${userId} and created_at >= ${startOfDay(dayOf(tx.now))}
      and award_key ~ ${`^(content|quiz|course|course-skill):${generatedPrefix}`}`.execute(tx.db)
  return underCap(amount, rows[0]?.paid ?? 0)
}
