import { sql } from 'kysely'
import { dayOf } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { nearDeadlines, type DeadlineRow } from './near-deadline-queries.ts'

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
  const { rows } = await sql<DeadlineRow>`${nearDeadlines(tx.now, [userId])}
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
