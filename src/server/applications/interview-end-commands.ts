import {
  interviewStateAt,
  mayCancelInterview,
  type InterviewEnd,
} from '#domain/openings/interview.ts'
import type { CancelReason } from '#domain/mentoring/mentor-session.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { notifyOfCancel } from './interview-notify-commands.ts'
import { interviewOf, plannedFrom, type InterviewRow } from './interview-queries.ts'
import { lockedApplicant, lockedApplication } from './locked-rows.ts'
import type { ApplicationRow } from './queries.ts'
import { refuseStaleApplicant } from './seen-applicant.ts'
import { changedForBusiness, logOpeningDeed } from '../seats/commands.ts'
import type { Acting } from '../seats/queries.ts'

interface Cancellation {
  by: 'student' | 'business' | null
  reason: CancelReason | InterviewEnd
}

export async function cancelAsStudent(
  tx: Tx,
  userId: UserId,
  { id, reason }: { id: string; reason: CancelReason },
): Promise<void> {
  await cancel(tx, await lockedApplication(tx, userId, id), { by: 'student', reason })
}

export async function cancelAsBusiness(
  tx: Tx,
  acting: Acting,
  request: {
    postingId: string
    applicationId: string
    seen: string | undefined
    reason: CancelReason
  },
): Promise<void> {
  const row = await lockedApplicant(tx, acting.actsFor, request)
  const interview = await interviewOf(tx.db, row)
  if (interview?.state !== 'cancelled') await refuseStaleApplicant(tx, row, request.seen)
  await cancel(tx, row, { by: 'business', reason: request.reason })
  if (interview?.state === 'cancelled') return
  const { postingId } = request
  await logOpeningDeed(tx, acting, { deed: 'cancelled-interview', postingId })
}

/** Cancels the interview because the application changed its state. The application must be locked. */
export async function endInterview(
  tx: Tx,
  row: ApplicationRow,
  by: 'student' | 'business' | null,
): Promise<void> {
  const interview = await interviewOf(tx.db, row)
  if (interview === null) return
  const state = interviewStateAt(plannedFrom(interview), tx.now)
  if (state === 'over' || state === 'cancelled') return
  const cancellation = { by, reason: 'moved-on' } as const
  const cancelled = await writeCancelled(tx, row, interview, cancellation)
  // The move has its own notification, so this one only matters when a time was in the calendar.
  if (state === 'planned') await notifyOfCancel(tx, row, cancelled, cancellation)
}

/**
 * Does the same without a notification, because the business's own message mentions it. Returns the interview
 * if a time had been planned.
 */
export async function endInterviewSilently(
  tx: Tx,
  row: ApplicationRow,
): Promise<InterviewRow | null> {
  const interview = await interviewOf(tx.db, row)
  if (interview === null) return null
  const state = interviewStateAt(plannedFrom(interview), tx.now)
  if (state === 'over' || state === 'cancelled') return null
  const cancelled = await writeCancelled(tx, row, interview, { by: 'business', reason: 'moved-on' })
  return state === 'planned' ? cancelled : null
}

/** Cancels an interview because one side is no longer available. The application must be locked. */
export async function callOffInterview(
  tx: Tx,
  row: ApplicationRow,
  reason: 'business-away' | 'student-away',
): Promise<void> {
  const interview = await interviewOf(tx.db, row)
  if (interview === null) return
  const state = interviewStateAt(plannedFrom(interview), tx.now)
  if (state !== 'proposed' && state !== 'planned') return
  const cancellation = { by: null, reason }
  await notifyOfCancel(
    tx,
    row,
    await writeCancelled(tx, row, interview, cancellation),
    cancellation,
  )
}

async function cancel(tx: Tx, row: ApplicationRow, cancellation: Cancellation): Promise<void> {
  const interview = await interviewOf(tx.db, row)
  if (interview?.state === 'cancelled') return
  if (interview === null || !mayCancelInterview(plannedFrom(interview), tx.now)) {
    throw new Refusal('not-possible', 'There is no interview to cancel, or it has already started')
  }
  await notifyOfCancel(
    tx,
    row,
    await writeCancelled(tx, row, interview, cancellation),
    cancellation,
  )
}

async function writeCancelled(
  tx: Tx,
  row: ApplicationRow,
  interview: InterviewRow,
  { by, reason }: Cancellation,
): Promise<InterviewRow> {
  const cancelled = await changeInterview(tx, interview, {
    state: 'cancelled',
    cancelled_by: by,
    cancel_reason: reason,
  })
  await settleNotifications(tx, subjectOf.interview(row.id))
  return cancelled
}

/** Saves a change and publishes it to both sides. */
export async function changeInterview(
  tx: Tx,
  interview: InterviewRow,
  change: Partial<
    Pick<
      InterviewRow,
      'state' | 'starts_at' | 'planned_at' | 'cancelled_by' | 'cancel_reason' | 'reminded_at'
    >
  >,
): Promise<InterviewRow> {
  const changed = await tx.db
    .updateTable('interviews')
    .set({ ...change, revision: interview.revision + 1, changed_at: tx.now })
    .where('user_id', '=', interview.user_id)
    .where('application_id', '=', interview.application_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  tx.changed(interview.user_id, 'applications', 'opportunities')
  const business = await tx.db
    .selectFrom('opportunities as posting')
    .innerJoin('applications as sent', 'sent.opportunity_id', 'posting.id')
    .select('posting.business_id')
    .where('sent.user_id', '=', interview.user_id)
    .where('sent.id', '=', interview.application_id)
    .executeTakeFirst()
  if (business?.business_id != null) {
    await changedForBusiness(tx, business.business_id)
  }
  return changed
}
