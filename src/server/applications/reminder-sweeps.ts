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

async function remind(tx: Tx, userId: UserId): Promise<void> {
  const today = dayOf(tx.now)
  const { rows } = await sql<NearDeadline>`
    with near as (${nearDeadlines(tx.now)}),
    claimed as (
      insert into deadline_reminders (user_id, subject, deadline, sent_at)
      select user_id, subject, deadline, ${tx.now} from near where user_id = ${userId}
      on conflict do nothing returning user_id, subject, deadline)
    select near.title, near.company, to_char(near.deadline, 'YYYY-MM-DD') as deadline
    from near join claimed using (user_id, subject, deadline)
    order by near.deadline, near.title`.execute(tx.db)
  if (rows.length === 0) return
  await notify(tx, {
    userId,
    type: 'deadlines-near',
    data: { deadlines: rows },
    key: `deadlines-near:${today}`,
  })
}

async function studentsToRemind(services: Services): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`
    with near as (${nearDeadlines(services.now())})
    select distinct near.user_id from near
    where not exists (select 1 from deadline_reminders sent where sent.user_id = near.user_id
      and sent.subject = near.subject and sent.deadline = near.deadline)
    limit ${studentsAtOnce}`.execute(services.db)
  return rows.map(({ user_id: userId }) => userId)
}

/** Excludes guessed deadlines and openings that are not suitable for the student. */
function nearDeadlines(now: Date) {
  const today = dayOf(now)
  const last = addDays(today, remindDaysBefore)
  return sql`
    select near.* from (
      select saved.user_id, o.id as subject, o.id as opening, o.title, o.company, o.deadline
      from opportunities o join saved_opportunities saved on saved.opportunity_id = o.id
      where o.status = 'published' and (o.source = 'business' or not o.deadline_estimated)
        and o.closes_on between ${today}::date and ${last}::date
        and not exists (select 1 from applications sent
          where sent.user_id = saved.user_id and sent.opportunity_id = o.id)
      union all
      select a.user_id, a.id, a.opportunity_id, a.title, a.company, a.deadline from applications a
      where a.state = 'saved' and a.deadline between ${today}::date and ${last}::date
    ) as near
    where not exists (select 1 from job_wishes wish where wish.user_id = near.user_id and not wish.reminders)
      and not exists (select 1 from opportunities adult where adult.id = near.opening and adult.for_adults
        and not exists (select 1 from student_profiles student where student.user_id = near.user_id
          and student.birth_month < ${adultsBornBefore(now)}))`
}
