import { declineWords, type DeclineReason } from '#domain/people/decline-reasons.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { endInterviewSilently } from './interview-end-commands.ts'
import { notifyGuardiansOfInterview } from './interview-notify-commands.ts'
import { lockedApplicant } from './locked-rows.ts'
import { moveRow } from './move-commands.ts'
import { refuseStaleApplicant } from './seen-applicant.ts'

/** The business declines an applicant; the student is notified immediately. */
export async function declineApplicant(
  tx: Tx,
  businessId: UserId,
  decline: {
    postingId: string
    applicationId: string
    seen: string | undefined
    reason: DeclineReason | undefined
  },
): Promise<void> {
  const row = await lockedApplicant(tx, businessId, decline)
  const { reason } = decline
  if (row.state === 'declined') return
  await refuseStaleApplicant(tx, row, decline.seen)
  const interview = await endInterviewSilently(tx, row)
  await moveRow(tx, row, {
    state: 'declined',
    on: undefined,
    note: reason === undefined ? '' : declineWords[reason],
    by: 'business',
    mover: 'business',
  })
  const { title, company } = row
  await notify(tx, {
    userId: row.user_id,
    type: 'application-moved',
    data: {
      title,
      company,
      state: 'declined',
      ...(reason === undefined ? {} : { reason }),
      ...(interview?.starts_at ? { interviewAt: interview.starts_at.toISOString() } : {}),
    },
    key: `application-moved:${row.id}:declined:${tx.now.toISOString()}`,
    subjects: [subjectOf.application(row.id)],
  })
  if (interview !== null) await notifyGuardiansOfInterview(tx, row, interview, 'cancelled')
  tx.changed(businessId, 'postings', 'business')
}
