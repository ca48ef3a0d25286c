import { sql } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db, TxDb } from '../db/database.ts'

export interface Budget {
  each: number
  all: number
}

/**
 * Consumes one answer of today's budgets, the person's and the shared one; false when either is used
 * up. It runs in the transaction that marks the reply, so a reply is counted once or not at all.
 */
export async function spend(
  db: TxDb,
  { userId, day, each, all }: { userId: UserId; day: Day } & Budget,
): Promise<boolean> {
  if (each < 1 || all < 1) return false
  const own = await db
    .insertInto('advisor_budgets')
    .values({ user_id: userId, day, answers: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ answers: sql`advisor_budgets.answers + 1` })
        .where('advisor_budgets.answers', '<', each),
    )
    .returning('answers')
    .executeTakeFirst()
  if (own === undefined) return false
  const total = await db
    .insertInto('advisor_days')
    .values({ day, answers: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ answers: sql`advisor_days.answers + 1` })
        .where('advisor_days.answers', '<', all),
    )
    .returning('answers')
    .executeTakeFirst()
  if (total === undefined) await refundOwn(db, userId, day)
  return total !== undefined
}

/** Refunds an answer that failed through no fault of the person. */
export async function refund(db: TxDb, userId: UserId, day: Day): Promise<void> {
  await refundOwn(db, userId, day)
  await db
    .updateTable('advisor_days')
    .set({ answers: sql`answers - 1` })
    .where('day', '=', day)
    .where('answers', '>', 0)
    .execute()
}

/** How many answers this person can still get today. */
export async function answersLeft(
  db: Db,
  { userId, day, each, all }: { userId: UserId; day: Day } & Budget,
): Promise<number> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('advisor_budgets')
        .select('answers')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .as('own'),
      eb.selectFrom('advisor_days').select('answers').where('day', '=', day).as('total'),
    ])
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.min(each - (row.own ?? 0), all - (row.total ?? 0)))
}

async function refundOwn(db: TxDb, userId: UserId, day: Day): Promise<void> {
  await db
    .updateTable('advisor_budgets')
    .set({ answers: sql`answers - 1` })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('answers', '>', 0)
    .execute()
}
