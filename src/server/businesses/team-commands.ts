import { randomBytes } from 'node:crypto'
import { daysAfter } from '#domain/day.ts'
import { linkCodeFrom } from '#domain/people/link-code.ts'
import { maxTeams, teamCodeDays } from '#domain/openings/teams.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { hashOfCode } from './team-queries.ts'

export async function makeTeam(tx: Tx, businessId: UserId, name: string): Promise<string> {
  const others = await lockedTeams(tx, businessId)
  if (others.length >= maxTeams) {
    throw new Refusal('not-possible', `You can have up to ${maxTeams} teams.`)
  }
  refuseTaken(others, name)
  const { id } = await tx.db
    .insertInto('employer_teams')
    .values({ user_id: businessId, name, created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renameTeam(
  tx: Tx,
  businessId: UserId,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const teams = await lockedTeams(tx, businessId)
  if (!teams.some((team) => team.id === id)) throw notFound('Team not found')
  refuseTaken(
    teams.filter((team) => team.id !== id),
    name,
  )
  await tx.db
    .updateTable('employer_teams')
    .set({ name })
    .where('user_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}

/** Creates a new code for the whole team; the previous code stops working. */
export async function replaceCode(
  tx: Tx,
  businessId: UserId,
  id: string,
): Promise<{ code: string; expiresAt: Date }> {
  const code = linkCodeFrom(randomBytes(8))
  const expiresAt = daysAfter(tx.now, teamCodeDays)
  const team = await tx.db
    .updateTable('employer_teams')
    .set({ code_hash: hashOfCode(code), code_until: expiresAt })
    .where('user_id', '=', businessId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (team === undefined) throw notFound('Team not found')
  return { code, expiresAt }
}

/** The code stops working. Those who joined with it stay. */
export async function stopCode(tx: Tx, businessId: UserId, id: string): Promise<void> {
  await tx.db
    .updateTable('employer_teams')
    .set({ code_hash: null, code_until: null })
    .where('user_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a team with its code. Everybody leaves it, and the business does not learn who that was. */
export async function deleteTeam(tx: Tx, businessId: UserId, id: string): Promise<void> {
  const members = await tx.db
    .deleteFrom('employer_links')
    .where('employer_id', '=', businessId)
    .where('team_id', '=', id)
    .returning('user_id')
    .execute()
  await tx.db
    .deleteFrom('employer_teams')
    .where('user_id', '=', businessId)
    .where('id', '=', id)
    .execute()
  for (const { user_id: studentId } of members) tx.changed(studentId, 'employer')
}

/** Locked, so that names and the number of teams are checked one request at a time. */
async function lockedTeams(tx: Tx, businessId: UserId) {
  await tx.db
    .selectFrom('user_profiles')
    .select('user_id')
    .where('user_id', '=', businessId)
    .forUpdate()
    .execute()
  return tx.db
    .selectFrom('employer_teams')
    .select(['id', 'name'])
    .where('user_id', '=', businessId)
    .execute()
}

function refuseTaken(teams: readonly { name: string }[], name: string): void {
  if (!teams.some((team) => team.name.toLowerCase() === name.toLowerCase())) return
  const text = 'You already have a team with this name.'
  throw new Refusal('invalid', text, { fields: { name: text } })
}

/** The teams move to the account of the new owner. Everybody in them stays, and the week's figures are made again. */
export async function moveTeams(tx: Tx, from: UserId, to: UserId): Promise<void> {
  await tx.db.deleteFrom('employer_figures').where('user_id', 'in', [from, to]).execute()
  await tx.db
    .insertInto('employer_teams')
    .columns(['user_id', 'id', 'name', 'code_hash', 'code_until', 'created_at'])
    .expression((all) =>
      all
        .selectFrom('employer_teams')
        .select((team) => [
          team.val(to).as('user_id'),
          'id',
          'name',
          'code_hash',
          'code_until',
          'created_at',
        ])
        .where('user_id', '=', from),
    )
    .execute()
  await tx.db
    .updateTable('employer_links')
    .set({ employer_id: to })
    .where('employer_id', '=', from)
    .execute()
  await tx.db.deleteFrom('employer_teams').where('user_id', '=', from).execute()
}
