import type { MyReport } from '#contract/reports.ts'
import type { PersonReportReason, ReportOutcome } from '#domain/safety/person-report.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { isUuid } from '../http/uuid.ts'

const reportsShown = 50

export async function reportsBy(db: Db, userId: UserId): Promise<MyReport[]> {
  const rows = await db
    .selectFrom('person_reports')
    .select(['id', 'about_name', 'reason', 'created_at', 'state', 'outcome'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(reportsShown)
    .execute()
  return rows.map(({ id, about_name: about, reason, created_at: at, state, outcome }) => ({
    id,
    about,
    reason: reason as PersonReportReason,
    at: at.toISOString(),
    state,
    outcome: outcome as ReportOutcome | null,
  }))
}

export async function reportExists(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await db
    .selectFrom('person_reports')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
