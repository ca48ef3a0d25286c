import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Employer, Team } from '#contract/businesses.ts'
import { typedCode } from '#domain/people/link-code.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isUuid } from '../http/uuid.ts'
import type { WeekFigures } from './figure-queries.ts'

/** The teams of a business, each with this week's figures. */
export async function teamsOf(
  db: AnyDb,
  businessId: UserId,
  { figures, now }: { figures: WeekFigures; now: Date },
): Promise<Team[]> {
  const rows = await db
    .selectFrom('employer_teams')
    .select(['id', 'name', 'code_until'])
    .where('user_id', '=', businessId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ id, name, code_until: until }) => ({
    id,
    name,
    codeUntil: until !== null && until > now ? until.toISOString() : null,
    figures: figures.teams[id] ?? null,
  }))
}

export async function isTeamOf(
  db: AnyDb,
  { businessId, id }: { businessId: UserId; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await db
    .selectFrom('employer_teams')
    .select('id')
    .where('user_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The team that this code can join now; null when the code does not work. */
export async function teamOfCode(db: AnyDb, code: string, now: Date) {
  const row = await db
    .selectFrom('employer_teams as team')
    .innerJoin('business_profiles as business', 'business.user_id', 'team.user_id')
    .innerJoin('auth_users as person', 'person.id', 'team.user_id')
    .select(['team.id', 'team.user_id', 'team.name', 'business.business_name'])
    .where('team.code_hash', '=', hashOfCode(typedCode(code)))
    .where('team.code_until', '>', now)
    .where('business.verified', '=', true)
    .where('person.suspended_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, businessId: row.user_id, team: row.name, business: nameOf(row) }
}

export async function employerOf(
  db: AnyDb,
  studentId: UserId,
): Promise<(Employer & { teamId: string }) | null> {
  const row = await db
    .selectFrom('employer_links as link')
    .innerJoin('employer_teams as team', (join) =>
      join.onRef('team.user_id', '=', 'link.employer_id').onRef('team.id', '=', 'link.team_id'),
    )
    .innerJoin('business_profiles as business', 'business.user_id', 'link.employer_id')
    .select(['team.id', 'team.name', 'business.business_name', 'link.joined_at'])
    .where('link.user_id', '=', studentId)
    .executeTakeFirst()
  if (row === undefined) return null
  const since = row.joined_at.toISOString()
  return { teamId: row.id, team: row.name, business: nameOf(row), since }
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

function nameOf(row: { business_name: string | null }): string {
  return row.business_name ?? 'A business'
}
