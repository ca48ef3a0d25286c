import { sql } from 'kysely'
import { subjectOf } from '#domain/people/notification-subject.ts'
import {
  isReasonAt,
  isUnsafe,
  isUrgent,
  type PersonReportReason,
} from '#domain/safety/person-report.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notifyStaff } from '../notifications/staff-commands.ts'
import { pauseForReport, type PausedWork } from './pause-commands.ts'
import { relationAt, type Relation, type Reporter } from './relation-queries.ts'
import { isTrusted, othersCallUnsafe } from './reporter-queries.ts'
import type { ReportPlace } from '#domain/safety/person-report.ts'

export interface Report {
  reporter: Reporter
  place: ReportPlace
  id: string
  reason: PersonReportReason
  note: string
}

/**
 * Files a report, notifies staff, and pauses a mentor or a business immediately when it is an unsafe
 * report from a reliable source. Repeating a report has no effect, except that a note is added if there
 * was none.
 */
export async function reportPerson(
  tx: Tx,
  report: Report,
): Promise<{ reportId: string; urgent: boolean; paused: PausedWork | null; parted: boolean }> {
  const { reporter, place, id, reason, note } = report
  const relation = await relationAt(tx.db, { reporter, place, id, now: tx.now })
  if (relation === null) throw notFound()
  if (!isReasonAt(place, reason)) throw new Refusal('invalid', 'Choose one of the reasons')
  const urgent = isUrgent(reason)
  const row = await tx.db
    .insertInto('person_reports')
    .values({
      user_id: reporter.userId,
      about_id: relation.aboutId,
      about_name: relation.name,
      place,
      place_id: id,
      reason,
      note,
      urgent,
      stopped: false,
      created_at: tx.now,
      changed_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'place', 'place_id', 'reason'])
        .where('state', '<>', 'closed')
        .doUpdateSet({
          note: sql`case when person_reports.note = '' then excluded.note else person_reports.note end`,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const isUnsafeReport = isUnsafe(reason)
  const paused = isUnsafeReport ? await pauseWhenReliable(tx, reporter, relation) : null
  if (paused !== null) {
    await tx.db
      .updateTable('person_reports')
      .set({ stopped: true })
      .where('user_id', '=', reporter.userId)
      .where('id', '=', row.id)
      .execute()
  }
  await notifyStaff(tx, {
    desk: 'reports',
    type: urgent ? 'report-urgent' : 'report-filed',
    data: { reason },
    key: `person-report:${row.id}`,
    subjects: [subjectOf.report(row.id)],
  })
  const { studentId, aboutId } = relation
  const parted = isUnsafeReport && studentId !== null && studentId !== aboutId
  return { reportId: row.id, urgent, paused, parted }
}

/** Anyone can make an account and send a report, so a single report from a new stranger pauses nobody. */
async function pauseWhenReliable(
  tx: Tx,
  { userId }: Reporter,
  relation: Relation,
): Promise<PausedWork | null> {
  const reliable = relation.close || (await isTrusted(tx.db, userId, tx.now))
  return pauseForReport(tx, relation, async () => {
    return reliable || (await othersCallUnsafe(tx.db, { userId, aboutId: relation.aboutId }))
  })
}
