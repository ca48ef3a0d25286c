import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Employer, Team } from '#contract/businesses.ts'
import { adultsBornBefore } from '#domain/birth-month.ts'
import { addDays, dayOf, lastMondays } from '#domain/day.ts'
import { typedCode } from '#domain/link-code.ts'
import { summarySkills } from '#domain/skills.ts'
import {
  figuresOf,
  showsFigures,
  showsTotal,
  weeksShown,
  type GroupFigures,
  type TeamSums,
} from '#domain/teams.ts'
import type { Tables } from '../db/tables.ts'

type Reader = Kysely<Tables>

/** The teams of a business with what may be shown of each, and of all together. */
export async function teamsOf(
  db: Reader,
  businessId: string,
  now: Date,
): Promise<{ teams: Team[]; total: GroupFigures | null }> {
  const mondays = lastMondays(dayOf(now), weeksShown)
  const [rows, sums] = await Promise.all([
    db
      .selectFrom('employer_teams')
      .select(['id', 'name', 'code_until'])
      .where('user_id', '=', businessId)
      .orderBy(sql`lower(name)`)
      .execute(),
    sumsOf(db, businessId, now),
  ])
  const all = [...sums.values()]
  const teams = rows.map(({ id, name, code_until: until }) => {
    const team = sums.get(id)
    return {
      id,
      name,
      codeUntil: until !== null && until > now ? until.toISOString() : null,
      figures: team !== undefined && showsFigures(team.people) ? figuresOf([team], mondays) : null,
    }
  })
  const total = showsTotal(all.map(({ people }) => people)) ? figuresOf(all, mondays) : null
  return { teams, total }
}

/** The team that this code lets people into now; null when it lets nobody in. */
export async function teamOfCode(db: Reader, code: string, now: Date) {
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
  db: Reader,
  studentId: string,
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

/**
 * One statement, so that nobody joins or leaves between two of the sums. Who is not surely an adult,
 * as `ageBandOf` has it, is in none of them.
 */
async function sumsOf(db: Reader, businessId: string, now: Date): Promise<Map<string, TeamSums>> {
  const today = dayOf(now)
  const [first = today] = lastMondays(today, weeksShown)
  const { rows } = await sql<TeamSums & { team_id: string }>`
    with member as materialized (
      select link.user_id, link.team_id from employer_links link
      join student_profiles student on student.user_id = link.user_id
      where link.employer_id = ${businessId}
        and student.birth_month < ${adultsBornBefore(now)}),
    earned as (
      select team_id, date_trunc('week', activity.day::timestamp)::date::text as monday,
        sum(activity.amount)::int as xp
      from member join xp_activities activity using (user_id)
      where activity.day >= ${first}::date group by 1, 2),
    came as (
      select team_id, date_trunc('week', gained_at::timestamp)::date::text as monday,
        count(*)::int as days
      from member join daily_xp_tracking using (user_id)
      where activity_type = 'daily_streak' and gained_at >= ${first}::date group by 1, 2),
    known as (
      select team_id, skill, sum(percent)::int as percent from (
        select team_id, user_id, skill, least(100, round(sum(amount) / 10.0)) as percent
        from member join xp_activities using (user_id)
        where skill in (${sql.join([...summarySkills])}) group by 1, 2, 3) as each
      group by 1, 2)
    select member.team_id, count(*)::int as people, sum(stats.level)::int as level,
      sum(stats.completion)::int as completion,
      (count(*) filter (where stats.last_active_day >= ${addDays(today, -6)}::date))::int as active,
      (select count(*)::int from member one
        join user_course_progress progress on progress.user_id = one.user_id
        join courses course on course.id = progress.course_id and course.visible_to is null
        where one.team_id = member.team_id and progress.completion_percentage = 100) as courses,
      (select coalesce(jsonb_object_agg(monday, xp), '{}') from earned
        where earned.team_id = member.team_id) as xp,
      (select coalesce(jsonb_object_agg(monday, days), '{}') from came
        where came.team_id = member.team_id) as days,
      (select coalesce(jsonb_object_agg(skill, percent), '{}') from known
        where known.team_id = member.team_id) as skills
    from member join student_stats stats on stats.user_id = member.user_id
    group by member.team_id`.execute(db)
  return new Map(rows.map(({ team_id: id, ...sums }) => [id, sums]))
}
