import { subjectOf } from '#domain/people/notification-subject.ts'
import type { ReportOutcome, ReportState } from '#domain/safety/person-report.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'

interface Decision {
  id: string
  /** The state that the card showed when staff decided. */
  seen: ReportState
  staffId: UserId
}

/** A staff member takes the report. */
export async function takeReport(tx: Tx, { id, seen, staffId }: Decision) {
  const report = await lockedReport(tx, id)
  refuseStale(report, seen)
  if (report.state === 'looking' && report.taken_by === staffId) {
    throw new AlreadyDecided('You are already looking at it')
  }
  await change(tx, report, { state: 'looking', taken_by: staffId })
  return logDetails(report, 'looking')
}

/** Closes a report; the reporter is notified of the outcome in a sentence from a list. */
export async function closeReport(
  tx: Tx,
  { id, seen, staffId, outcome }: Decision & { outcome: ReportOutcome },
) {
  const report = await lockedReport(tx, id)
  refuseStale(report, seen)
  if (report.state === 'closed') throw new AlreadyDecided('This report is already closed')
  await change(tx, report, { state: 'closed', taken_by: staffId, outcome })
  await settleNotifications(tx, subjectOf.report(id))
  await notify(tx, {
    userId: report.user_id,
    type: 'report-answered',
    data: { about: report.about_name, outcome },
    key: `report-answered:${id}`,
  })
  tx.changed(report.user_id, 'reports')
  return logDetails(report, 'closed', outcome)
}

async function lockedReport(tx: Tx, id: string) {
  const row = await tx.db
    .selectFrom('person_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Report not found')
  return row
}

type Row = Awaited<ReturnType<typeof lockedReport>>

function refuseStale(report: Row, seen: ReportState): void {
  if (report.state === seen) return
  const currentState =
    report.state === 'closed' ? 'already closed' : 'being looked at by a colleague'
  throw new AlreadyDecided(`This report is ${currentState}`)
}

async function change(
  tx: Tx,
  report: Row,
  columns: { state: ReportState; taken_by: UserId; outcome?: ReportOutcome },
): Promise<void> {
  await tx.db
    .updateTable('person_reports')
    .set({ ...columns, changed_at: tx.now })
    .where('user_id', '=', report.user_id)
    .where('id', '=', report.id)
    .execute()
}

function logDetails(report: Row, state: ReportState, outcome: ReportOutcome | null = null) {
  return {
    subject: { id: report.id, name: report.about_name },
    before: { state: report.state },
    after: { state, outcome, person: report.about_id },
  }
}
