import { subjectOf } from '#domain/people/notification-subject.ts'
import type { ReportOutcome, ReportState } from '#domain/safety/person-report.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'

interface Decision {
  id: string
  /** How the card stood when staff decided. */
  seen: ReportState
  staffId: string
}

/** One of the staff says that they look at it. */
export async function takeReport(tx: Tx, { id, seen, staffId }: Decision) {
  const report = await lockedReport(tx, id)
  refuseStale(report, seen)
  if (report.state === 'looking' && report.taken_by === staffId) {
    throw new AlreadyDecided('You are looking at it already')
  }
  await change(tx, report, { state: 'looking', taken_by: staffId })
  return logged(report, 'looking')
}

/** Whoever reported hears what came of it, in one sentence of a list. */
export async function closeReport(
  tx: Tx,
  { id, seen, staffId, outcome }: Decision & { outcome: ReportOutcome },
) {
  const report = await lockedReport(tx, id)
  refuseStale(report, seen)
  if (report.state === 'closed') throw new AlreadyDecided('This report is closed already')
  await change(tx, report, { state: 'closed', taken_by: staffId, outcome })
  await settleNotifications(tx, subjectOf.report(id))
  await notify(tx, {
    userId: report.user_id,
    type: 'report-answered',
    data: { about: report.about_name, outcome },
    key: `report-answered:${id}`,
  })
  tx.publish(report.user_id, { type: 'changed', what: 'reports' })
  return logged(report, 'closed', outcome)
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
  const now = report.state === 'closed' ? 'closed already' : 'being looked at by a colleague'
  throw new AlreadyDecided(`This report is ${now}`)
}

async function change(
  tx: Tx,
  report: Row,
  columns: { state: ReportState; taken_by: string; outcome?: ReportOutcome },
): Promise<void> {
  await tx.db
    .updateTable('person_reports')
    .set({ ...columns, changed_at: tx.now })
    .where('user_id', '=', report.user_id)
    .where('id', '=', report.id)
    .execute()
}

function logged(report: Row, state: ReportState, outcome: ReportOutcome | null = null) {
  return {
    subject: { id: report.id, name: report.about_name },
    before: { state: report.state },
    after: { state, outcome, person: report.about_id },
  }
}
