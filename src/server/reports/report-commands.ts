import { subjectOf } from '#domain/people/notification-subject.ts'
import type { ReportOutcome, ReportState } from '#domain/safety/person-report.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { shownReport } from './queries.ts'

interface Decision {
  id: string
  /** The state that the card showed when staff decided. */
  seen: ReportState
}

/** Closes a report; the reporter is notified of the outcome in a sentence from a list. */
export async function closeReport(
  tx: Tx,
  { id, seen, outcome }: Decision & { outcome: ReportOutcome },
) {
  const report = await lockedReport(tx, id)
  refuseStale(report, seen)
  if (report.state === 'closed') throw new AlreadyDecided('This report is already closed')
  await tx.db
    .updateTable('person_reports')
    .set({ state: 'closed', outcome, changed_at: tx.now })
    .where('user_id', '=', report.user_id)
    .where('id', '=', report.id)
    .execute()
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

/** What the reporter adds makes it urgent: staff see it before all others. */
export async function markReportUrgent(tx: Tx, id: string): Promise<void> {
  await tx.db.updateTable('person_reports').set({ urgent: true }).where('id', '=', id).execute()
}

async function lockedReport(tx: Tx, id: string) {
  const row = await tx.db
    .selectFrom('person_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Report not found')
  return { ...row, ...(await shownReport(tx.db, row)) }
}

type Row = Awaited<ReturnType<typeof lockedReport>>

function refuseStale(report: Row, seen: ReportState): void {
  if (report.state === seen) return
  if (report.state === 'closed') throw new AlreadyDecided('This report is already closed')
  const { takenBy } = report
  throw new Refusal(
    'not-possible',
    takenBy === null ? 'Nobody has this report any more' : `${takenBy} has this report now`,
  )
}

function logDetails(report: Row, state: ReportState, outcome: ReportOutcome | null = null) {
  return {
    subject: { id: report.id, name: report.about_name },
    before: { state: report.state },
    after: { state, outcome, person: report.about_id },
  }
}
