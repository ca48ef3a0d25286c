import { sql } from 'kysely'
import type { Ledger } from '#contract/staff.ts'
import { generatedPrefix } from '#domain/ledger/generated-xp.ts'
import type { GoalLists } from '#domain/ledger/tallies.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'
import { ledgerDifferences } from './verify-queries.ts'

const pageSize = 50

const fromOwnCourse = new RegExp(`^(content|quiz|course|course-skill):${generatedPrefix}`)

interface Row {
  id: string
  created_at: Date
  description: string
  amount: number
  award_key: string
  balance: number
}

/** Explains a student's total row by row, newest first; null for people without a ledger. */
export async function ledgerOf(
  db: Db,
  goals: GoalLists,
  userId: UserId,
  after: string | undefined,
): Promise<Ledger | null> {
  const cursor = timeCursor.decode(after)
  const stats = await db
    .selectFrom('student_stats')
    .select(['xp', 'level'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const differences = await ledgerDifferences(db, goals, userId)
  if (stats === undefined || differences === null) return null
  const older =
    cursor === null
      ? sql`true`
      : sql`(created_at, id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
  const { rows: read } = await sql<Row>`
    select * from (
      select id, created_at, description, amount, award_key,
        (sum(amount) over (order by created_at, id))::int as balance
      from xp_activities where user_id = ${userId}) as ledger
    where ${older} order by created_at desc, id desc limit ${pageSize + 1}`.execute(db)
  const { rows, next } = timeCursor.page(read, pageSize, (row) => ({
    at: row.created_at,
    id: row.id,
  }))
  return {
    ...stats,
    follows: differences.length === 0,
    differences,
    next,
    rows: rows.map(({ id, created_at: at, description, amount, award_key: awardKey, balance }) => ({
      id,
      at: at.toISOString(),
      // The title of a course made for a student starts with the student's own words.
      description: fromOwnCourse.test(awardKey) ? 'In a course made for them' : description,
      amount,
      awardKey,
      balance,
    })),
  }
}
