import { sql } from 'kysely'
import { addDays, dayOf, weekStartOf, type Day } from '#domain/day.ts'
import { leagueSize } from '#domain/ledger/league.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { slotOf, weekStatement } from './week-statement.ts'

/** Counts what a student learned now, for this week's leagues. Costs no round trip. */
export async function countLearning(tx: Tx, userId: UserId, gained: number): Promise<void> {
  if (gained <= 0) return
  const week = weekStartOf(dayOf(tx.now))
  const values = { userId, week, gained, slot: slotOf(userId), now: tx.now }
  await tx.write(weekStatement.with(tx.db, values))
}

/**
 * Puts a student into a league of this week, with others of their band. The second time it has no effect, and so before they
 * learned something this week: nobody is in a league with nothing.
 */
export async function enterLeague(tx: Tx, userId: UserId, band: number): Promise<void> {
  const week = weekStartOf(dayOf(tx.now))
  const member = await tx.db
    .selectFrom('league_members')
    .select('league_id')
    .where('user_id', '=', userId)
    .where('week', '=', week)
    .forUpdate()
    .executeTakeFirst()
  if (member === undefined || member.league_id !== null) return
  const id = (await leagueWithRoom(tx, week, band)) ?? (await newLeague(tx, week, band))
  await tx.db
    .updateTable('league_members')
    .set({ league_id: id })
    .where('user_id', '=', userId)
    .where('week', '=', week)
    .execute()
}

/** Deletes all that the leagues know of a student, and takes them out of the counts. */
export async function leaveLeagues(tx: Tx, userId: UserId): Promise<void> {
  const members = await tx.db
    .deleteFrom('league_members')
    .where('user_id', '=', userId)
    .returning(['week', 'xp', 'league_id'])
    .execute()
  for (const { week, xp, league_id } of members) {
    await tx.db
      .updateTable('league_counts')
      .set((count) => ({ students: count('students', '-', 1) }))
      .where('week', '=', week)
      .where('xp', '=', xp)
      .where('slot', '=', slotOf(userId))
      .execute()
    if (league_id === null) continue
    await tx.db
      .updateTable('leagues')
      .set((league) => ({ members: league('members', '-', 1) }))
      .where('id', '=', league_id)
      .execute()
  }
}

/** Deletes leagues that nobody can see any more: all but those of this week and the one before. */
export async function forgetLeagues(tx: Tx): Promise<void> {
  const oldest = addDays(weekStartOf(dayOf(tx.now)), -7)
  await tx.db.deleteFrom('league_members').where('week', '<', oldest).execute()
  await tx.db.deleteFrom('leagues').where('week', '<', oldest).execute()
  await tx.db.deleteFrom('league_counts').where('week', '<', oldest).execute()
}

/**
 * Takes a place in a league of this band. While the band has no league this week, a league of the nearest band will do:
 * otherwise a school with few students would have leagues of one.
 */
async function leagueWithRoom(tx: Tx, week: Day, band: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update leagues set members = members + 1
    where id = (
      select id from leagues
      where week = ${week}::date and members < ${leagueSize}
        and (band = ${band} or not exists (
          select from leagues as own where own.week = ${week}::date and own.band = ${band}))
      order by abs(band - ${band}), created_at, id
      limit 1
      for update skip locked)
    returning id`.execute(tx.db)
  return rows[0]?.id
}

async function newLeague(tx: Tx, week: Day, band: number): Promise<string> {
  const { id } = await tx.db
    .insertInto('leagues')
    .values({ week, band, members: 1, created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
