import { sql } from 'kysely'
import { adultsBornBefore } from '#domain/people/birth-month.ts'
import { addDays, dayOf } from '#domain/day.ts'
import type { NearDeadline } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'

/** How many days before a deadline its reminder is sent. */
export const remindDaysBefore = 3
const studentsAtOnce = 200

/** Reminds each student once of every approaching deadline. */
export async function remindOfDeadlines(services: Services): Promise<void> {
  for (;;) {
    const students = await studentsToRemind(services)
    for (const userId of students) {
      await services.transaction((tx) => remind(tx, userId))
    }
    if (students.length < studentsAtOnce) return
  }
}

interface DeadlineRow extends NearDeadline {
  user_id: UserId
  subject: string
}

async function remind(tx: Tx, userId: UserId): Promise<void> {
  const today = dayOf(tx.now)
  const { rows } = await sql<DeadlineRow>`${nearDeadlines(tx.now, userId)}
    select user_id, subject, title, company, to_char(deadline, 'YYYY-MM-DD') as deadline
    from fit order by fit.deadline, title`.execute(tx.db)
  if (rows.length === 0) return
  const claimed = await tx.db
    .insertInto('deadline_reminders')
    .values(
      rows.map(({ subject, deadline }) => ({
        user_id: userId,
        subject,
        deadline,
        sent_at: tx.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['subject', 'deadline'])
    .execute()
  const isClaimed = ({ subject, deadline }: DeadlineRow) =>
    claimed.some((each) => each.subject === subject && each.deadline === deadline)
  const deadlines = rows
    .filter(isClaimed)
    .map(({ title, company, deadline }) => ({ title, company, deadline }))
  if (deadlines.length === 0) return
  await notify(tx, {
    userId,
    type: 'deadlines-near',
    data: { deadlines },
    key: `deadlines-near:${today}`,
  })
}

async function studentsToRemind(services: Services): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`${nearDeadlines(services.now())},
    reminded as materialized (
      select user_id, subject, deadline from deadline_reminders
      where user_id in (select user_id from fit))
    select distinct fit.user_id from fit
    where not exists (select 1 from reminded where reminded.user_id = fit.user_id
      and reminded.subject = fit.subject and reminded.deadline = fit.deadline)
    limit ${studentsAtOnce}`.execute(services.db)
  return rows.map(({ user_id: userId }) => userId)
}

/**
 * `fit`: the deadlines of everybody, or of one student. Excludes guessed deadlines and openings that are not
 * suitable for the student. Each part reads rows of one kind of place, so that a cluster can compute it.
 */
function nearDeadlines(now: Date, userId?: UserId) {
  const today = dayOf(now)
  const last = addDays(today, remindDaysBefore)
  const whose = userId === undefined ? sql`` : sql`and user_id = ${userId}`
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
