import type { Insertable, QueryCreator, Updateable } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import { nextRevision } from '../db/revision.ts'
import { rowsStatement } from '../db/rows-statement.ts'
import type { Tables } from '../db/tables.ts'

type NewRows<Table extends keyof Tables> = readonly Insertable<Tables[Table]>[]

interface AwardRows {
  entries: NewRows<'xp_activities'>
  days: NewRows<'daily_xp_tracking'>
  earned: NewRows<'user_achievements'>
  assigned: NewRows<'student_quests'>
  /** The totals after the award with the revision that they were computed from, and whose they are. */
  stats: readonly [Updateable<Tables['student_stats']> & { revision: number }]
  owner: readonly [{ userId: UserId }]
}

/**
 * Writes what an award adds to the ledger and to the tables that follow from it, with the new totals. Refused as a whole
 * when the student's stats have another revision by then.
 */
export const awardStatement = rowsStatement(
  (
    transaction,
    { entries, days, earned, assigned, stats: [totals], owner: [{ userId }] }: AwardRows,
  ) => {
    let query: QueryCreator<Tables> = transaction
    if (entries.length > 0) {
      query = query.with('entries', (db) => db.insertInto('xp_activities').values(entries))
    }
    if (days.length > 0) {
      query = query.with('days', (db) => db.insertInto('daily_xp_tracking').values(days))
    }
    if (earned.length > 0) {
      query = query.with('earned', (db) => db.insertInto('user_achievements').values(earned))
    }
    if (assigned.length > 0) {
      query = query.with('assigned', (db) =>
        db
          .insertInto('student_quests')
          .values(assigned)
          .onConflict((conflict) => conflict.doNothing()),
      )
    }
    const revision = nextRevision('student_stats.revision', totals.revision)
    return query
      .updateTable('student_stats')
      .set({ ...totals, revision })
      .where('user_id', '=', userId)
  },
)
