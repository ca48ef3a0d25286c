import { sql } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'

interface AskedWeek {
  userId: UserId
  week: Day
}

/** What a student learned in a week, and their league; undefined for a week off. */
export async function weekOfMember(db: AnyDb, asked: AskedWeek) {
  const [row] = await memberStatement(db, asked)
  return row
}

const memberStatement = statement((db, parameter: ParameterOf<AskedWeek>) =>
  db
    .selectFrom('league_members')
    .select(['xp', 'league_id'])
    .where('user_id', '=', parameter('userId'))
    .where('week', '=', parameter('week')),
)

/** Everybody in a league, by XP; among equals the one who got there first. */
export const leagueStatement = statement((db, parameter: ParameterOf<{ leagueId: string }>) =>
  db
    .selectFrom('league_members')
    .select(['id', 'user_id', 'xp'])
    .where('league_id', '=', parameter('leagueId'))
    .orderBy('xp', 'desc')
    .orderBy('updated_at')
    .orderBy('id'),
)

/** The exact place of this many XP among everybody who learned in that week, and how many they are. */
export async function placeAmongAll(
  db: AnyDb,
  asked: { week: Day; xp: number },
): Promise<{ place: number; students: number }> {
  const [row] = await countStatement(db, asked)
  return { place: 1 + Number(row?.ahead ?? 0), students: Number(row?.students ?? 0) }
}

const countStatement = statement((db, parameter: ParameterOf<{ week: Day; xp: number }>) =>
  db
    .selectFrom('league_counts')
    .select((count) => [
      count.fn.sum<number>('students').filterWhere('xp', '>', parameter('xp')).as('ahead'),
      count.fn.sum<number>('students').as('students'),
    ])
    .where('week', '=', parameter('week')),
)

/** The person with this id in the league of the caller; null when they are in different ones. */
export async function leagueMate(
  db: AnyDb,
  { userId, week, id }: AskedWeek & { id: string },
): Promise<UserId | null> {
  const row = await db
    .selectFrom('league_members as own')
    .innerJoin('league_members as mate', 'mate.league_id', 'own.league_id')
    .select('mate.user_id')
    .where('own.user_id', '=', userId)
    .where('own.week', '=', sql<string>`${week}::date`)
    .where('mate.id', '=', id)
    .where('mate.user_id', '!=', userId)
    .executeTakeFirst()
  return row?.user_id ?? null
}
