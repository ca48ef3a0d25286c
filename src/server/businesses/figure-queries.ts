import { sql } from 'kysely'
import { z } from 'zod'
import { groupFigures } from '#contract/businesses.ts'
import { adultsBornBefore } from '#domain/people/birth-month.ts'
import { dayOf, type Day } from '#domain/day.ts'
import { summarySkills } from '#domain/learning/skills.ts'
import { figureWeekOf, type TeamSums } from '#domain/openings/teams.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** What a business sees in one week: figures per team, by id, where it is large enough, and in total. */
const shownSchema = z.object({
  total: groupFigures.nullable(),
  teams: z.record(z.string(), groupFigures),
})
export type WeekFigures = z.infer<typeof shownSchema>

/** Null until this week's figures have been computed. */
export async function storedFigures(
  db: AnyDb,
  businessId: UserId,
  monday: Day,
): Promise<WeekFigures | null> {
  const row = await db
    .selectFrom('employer_figures')
    .select('shown')
    .where('user_id', '=', businessId)
    .where('monday', '>=', monday)
    .executeTakeFirst()
  return row === undefined ? null : shownSchema.parse(row.shown)
}

/**
 * One statement, so that no one can join or leave between two of the sums; in parts that a cluster can compute
 * one after the other. Leaves out everyone who is
 * not certainly an adult (`ageBandOf`) or whose account does not count yet.
 */
export async function sumsOf(
  db: AnyDb,
  businessId: UserId,
  now: Date,
): Promise<Map<string, TeamSums>> {
  const week = figureWeekOf(dayOf(now))
  const { rows } = await sql<TeamSums & { team_id: string }>`
    with candidate as materialized (
      select link.user_id, link.team_id from employer_links link
      join user_profiles person on person.user_id = link.user_id
      join student_profiles student on student.user_id = link.user_id
      where link.employer_id = ${businessId}
        and link.joined_at < ${week.joinedBefore}
        and person.created_at <= ${week.accountsMadeBefore}
        and student.birth_month < ${adultsBornBefore(now)}),
    present as materialized (
      select distinct user_id from candidate join daily_xp_tracking using (user_id)
      where activity_type = 'daily_streak' and gained_at >= ${week.activeSince}::date
        and gained_at < ${week.monday}::date),
    member as materialized (select user_id, team_id from candidate join present using (user_id)),
    standing as materialized (
      select team_id, count(*)::int as people, sum(stats.level)::int as level,
        sum(stats.completion)::int as completion
      from member join student_stats stats using (user_id) group by 1),
    earned as materialized (
      select team_id, date_trunc('week', activity.day::timestamp)::date::text as monday,
        sum(activity.amount)::int as xp
      from member join xp_activities activity using (user_id)
      where activity.day >= ${week.weeks[0]}::date and activity.day < ${week.monday}::date
      group by 1, 2),
    came as materialized (
      select team_id, date_trunc('week', gained_at::timestamp)::date::text as monday,
        count(*)::int as days
      from member join daily_xp_tracking using (user_id)
      where activity_type = 'daily_streak' and gained_at >= ${week.weeks[0]}::date
        and gained_at < ${week.monday}::date
      group by 1, 2),
    known as materialized (
      select team_id, skill, sum(percent)::int as percent from (
        select team_id, user_id, skill, least(100, round(sum(amount) / 10.0)) as percent
        from member join xp_activities using (user_id)
        where skill in (${sql.join([...summarySkills])}) group by 1, 2, 3) as each
      group by 1, 2),
    last_week as materialized (
      select team_id, count(distinct user_id)::int as active
      from member join daily_xp_tracking using (user_id)
      where activity_type = 'daily_streak' and gained_at >= ${week.activeLastWeek}::date
        and gained_at < ${week.monday}::date
      group by 1),
    finished as materialized (
      select team_id, count(*)::int as courses
      from member join user_course_progress progress using (user_id)
      join courses course on course.id = progress.course_id and course.visible_to is null
      where progress.completion_percentage = 100 group by 1)
    select standing.*,
      coalesce((select active from last_week where team_id = standing.team_id), 0) as active,
      coalesce((select courses from finished where team_id = standing.team_id), 0) as courses,
      (select coalesce(jsonb_object_agg(monday, xp), '{}') from earned
        where earned.team_id = standing.team_id) as xp,
      (select coalesce(jsonb_object_agg(monday, days), '{}') from came
        where came.team_id = standing.team_id) as days,
      (select coalesce(jsonb_object_agg(skill, percent), '{}') from known
        where known.team_id = standing.team_id) as skills
    from standing`.execute(db)
  return new Map(rows.map(({ team_id: id, ...sums }) => [id, sums]))
}
