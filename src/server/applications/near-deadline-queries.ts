import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { adultsBornBefore } from '#domain/people/birth-month.ts'
import type { NearDeadline } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** How many days before a deadline its reminder is sent. */
export const remindDaysBefore = 3

export interface DeadlineRow extends NearDeadline {
  user_id: UserId
  subject: string
}

/** For each of these students, the saved opening that closes first, unless they were reminded of it today. */
export async function firstToClose(
  db: AnyDb,
  users: readonly UserId[],
  now: Date,
): Promise<(DeadlineRow & { opening: string | null })[]> {
  const { rows } = await sql<DeadlineRow & { opening: string | null }>`${nearDeadlines(now, users)},
    reminded as materialized (
      select user_id, subject, deadline from deadline_reminders
      where user_id = any(${users}::uuid[]) and sent_at >= ${startOfDay(dayOf(now))})
    select distinct on (user_id) user_id, subject, opening, title, company,
      to_char(deadline, 'YYYY-MM-DD') as deadline
    from fit
    where not exists (select 1 from reminded where reminded.user_id = fit.user_id
      and reminded.subject = fit.subject and reminded.deadline = fit.deadline)
    order by user_id, fit.deadline, title`.execute(db)
  return rows
}

/**
 * `fit`: the deadlines of everybody, or of these students. Excludes guessed deadlines and openings that are not
 * suitable for the student. Each part reads rows of one kind of place, so that a cluster can compute it.
 */
export function nearDeadlines(now: Date, users?: readonly UserId[]) {
  const today = dayOf(now)
  const last = addDays(today, remindDaysBefore)
  const whose = users === undefined ? sql`` : sql`and user_id = any(${users}::uuid[])`
  return sql`
    with closing as materialized (
      select id, title, company, deadline from opportunities
      where status = 'published' and (source = 'business' or not deadline_estimated)
        and closes_on between ${today}::date and ${last}::date),
    saved as materialized (
      select user_id, closing.id, closing.title, closing.company, closing.deadline
      from saved_opportunities join closing on closing.id = opportunity_id where true ${whose}),
    near as materialized (
      select user_id, id as subject, id as opening, title, company, deadline from saved
      where not exists (select 1 from applications sent
        where sent.user_id = saved.user_id and sent.opportunity_id = saved.id)
      union all
      select user_id, id, opportunity_id, title, company, deadline from applications
      where state = 'saved' and deadline between ${today}::date and ${last}::date ${whose}),
    muted as materialized (
      select user_id from job_wishes
      where not reminders and user_id in (select user_id from near) ${whose}),
    fit as materialized (
      select near.* from near
      where not exists (select 1 from muted where muted.user_id = near.user_id)
        and not exists (select 1 from opportunities adult where adult.id = near.opening and adult.for_adults
          and not exists (select 1 from student_profiles student where student.user_id = near.user_id
            and student.birth_month < ${adultsBornBefore(now)})))`
}
