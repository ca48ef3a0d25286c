import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { sql } from 'kysely'
import { hoursBefore } from '#domain/mentoring/mentoring.ts'
import { isUnsafe, personReportReasonKinds } from '#domain/safety/person-report.ts'

/** An account older than this, with a confirmed address, was not made for one false report. */
const trustedAfterHours = 24

export async function isTrusted(db: AnyDb, userId: UserId, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .where('created_at', '<=', hoursBefore(now, trustedAfterHours))
    .executeTakeFirst()
  return account !== undefined
}

/** Whether someone else, other than the reporter's guardian or student, also reported this person as unsafe. */
export async function othersCallUnsafe(
  db: AnyDb,
  { userId, aboutId }: { userId: UserId; aboutId: UserId },
): Promise<boolean> {
  const otherReport = await db
    .selectFrom('person_reports as report')
    .select('report.id')
    .where('report.about_id', '=', aboutId)
    .where('report.user_id', '<>', userId)
    .where('report.state', '<>', 'closed')
    .where('report.reason', 'in', personReportReasonKinds.filter(isUnsafe))
    .where(
      sql<boolean>`not exists (select from guardian_links link
        where (link.user_id = report.user_id and link.guardian_id = ${userId})
          or (link.user_id = ${userId} and link.guardian_id = report.user_id))`,
    )
    .limit(1)
    .executeTakeFirst()
  return otherReport !== undefined
}
