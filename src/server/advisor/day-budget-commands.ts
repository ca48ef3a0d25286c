import { sql } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'

export interface DailyAnswers {
  day: Day
  answers: number
}

/** Consumes answers from the shared daily budget; false when not enough are left. */
export async function consumeFromDay(
  tx: Tx,
  { day, answers, all }: DailyAnswers & { all: number },
): Promise<boolean> {
  if (answers > all) return false
  const row = await tx.db
    .insertInto('advisor_days')
    .values({ day, answers })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ answers: sql`advisor_days.answers + ${answers}` })
        .where('advisor_days.answers', '<=', all - answers),
    )
    .returning('answers')
    .executeTakeFirst()
  return row !== undefined
}

/** Refunds answers that were not used. */
export async function refundToDay(tx: Tx, { day, answers }: DailyAnswers): Promise<void> {
  await tx.db
    .updateTable('advisor_days')
    .set({ answers: sql`greatest(answers - ${answers}, 0)` })
    .where('day', '=', day)
    .execute()
}
