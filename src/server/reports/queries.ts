import type { MyReport } from '#contract/reports.ts'
import type {
  PersonReportReason,
  ReportOutcome,
  ReportState,
} from '#domain/safety/person-report.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { isUuid } from '../http/uuid.ts'

const reportsShown = 50

export async function reportsBy(db: Db, userId: UserId): Promise<MyReport[]> {
  const rows = await db
    .selectFrom('person_reports as report')
    .leftJoin('staff_cases as taken', 'taken.id', 'report.id')
    .select(['report.id', 'report.about_name', 'report.reason', 'report.created_at'])
    .select(['report.state', 'report.outcome', 'taken.assigned_to'])
    .where('report.user_id', '=', userId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id')
    .limit(reportsShown)
    .execute()
  return rows.map(({ id, about_name: about, reason, created_at: at, outcome, ...row }) => ({
    id,
    about,
    reason: reason as PersonReportReason,
    at: at.toISOString(),
    state: shownState(row.state, row.assigned_to),
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

/** The state of a report as people see it, and who of the staff has its case. */
export async function shownReport(
  db: Db,
  report: { id: string; state: 'open' | 'closed' },
): Promise<{ state: ReportState; takenBy: string | null }> {
  const row = await db
    .selectFrom('staff_cases as taken')
    .leftJoin('auth_users as staff', 'staff.id', 'taken.assigned_to')
    .select(['taken.assigned_to', 'staff.name'])
    .where('taken.id', '=', report.id)
    .executeTakeFirst()
  return {
    state: shownState(report.state, row?.assigned_to ?? null),
    takenBy: row?.name ?? null,
  }
}

function shownState(state: 'open' | 'closed', assignedTo: UserId | null): ReportState {
  return state === 'open' && assignedTo !== null ? 'looking' : state
}
