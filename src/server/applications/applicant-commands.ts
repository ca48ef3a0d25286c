import { maxAnsweredAtOnce } from '#domain/openings/applicant-list.ts'
import { canMove, unansweredStates } from '#domain/openings/application.ts'
import { declineWords, type DeclineReason } from '#domain/people/decline-reasons.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { endInterviewSilently } from './interview-end-commands.ts'
import { notifyGuardiansOfInterview } from './interview-notify-commands.ts'
import { lockedApplicant, lockedApplicants } from './locked-rows.ts'
import { moveRow } from './move-commands.ts'
import type { ApplicationRow } from './queries.ts'
import { isStaleApplicant, refuseStaleApplicant } from './seen-applicant.ts'
import { changedForBusiness, logOpeningDeed } from '../seats/commands.ts'
import type { Acting } from '../seats/queries.ts'

/** An applicant, with the version of the card that the business answers. */
export interface ChosenApplicant {
  applicationId: string
  seen?: string | undefined
}

/** The business declines an applicant; the student is notified immediately. */
export async function declineApplicant(
  tx: Tx,
  acting: Acting,
  decline: {
    postingId: string
    applicationId: string
    seen: string | undefined
    reason: DeclineReason | undefined
  },
): Promise<void> {
  const row = await lockedApplicant(tx, acting.actsFor, decline)
  if (row.state === 'declined') return
  await refuseStaleApplicant(tx, row, decline.seen)
  await declineRow(tx, acting, row, decline.reason)
  await logOpeningDeed(tx, acting, { deed: 'declined-applicants', postingId: decline.postingId })
}

/** Declines the chosen applicants, except those who were answered already or have changed since they were read. */
export async function declineApplicants(
  tx: Tx,
  acting: Acting,
  decline: {
    postingId: string
    applicants: readonly ChosenApplicant[]
    reason: DeclineReason | undefined
  },
): Promise<{ answered: number; left: number }> {
  const { applicants, postingId, reason } = decline
  const ids = applicants.map(({ applicationId }) => applicationId)
  let answered = 0
  for (const row of await lockedApplicants(tx, acting.actsFor, { postingId, ids })) {
    const seen = applicants.find(({ applicationId }) => applicationId === row.id)?.seen
    if (!canMove(row.state, 'declined', 'business') || (await isStaleApplicant(tx, row, seen))) {
      continue
    }
    await declineRow(tx, acting, row, reason)
    answered += 1
  }
  if (answered > 0) await logOpeningDeed(tx, acting, { deed: 'declined-applicants', postingId })
  return { answered, left: new Set(ids).size - answered }
}

/** Declines everybody who still waits and applied by then, so many at once. `left` are still to be declined. */
export async function declineRest(
  tx: Tx,
  acting: Acting,
  decline: {
    postingId: string
    reason: DeclineReason | undefined
    sentBefore: Date
    interviews: boolean
  },
): Promise<{ answered: number; left: number }> {
  const { postingId, reason, sentBefore, interviews } = decline
  const waiting = await tx.db
    .selectFrom('applications')
    .select('id')
    .where('opportunity_id', '=', postingId)
    .where('via', '=', 'platform')
    .where('state', 'in', [...unansweredStates, ...(interviews ? (['interview'] as const) : [])])
    .where('created_at', '<=', sentBefore)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const applicants = waiting.slice(0, maxAnsweredAtOnce).map(({ id }) => ({ applicationId: id }))
  const { answered } = await declineApplicants(tx, acting, { postingId, applicants, reason })
  return { answered, left: waiting.length - applicants.length }
}

/** Sets the star or the note, which only the business sees. */
export async function keepApplicantNote(
  tx: Tx,
  acting: Acting,
  change: {
    postingId: string
    applicationId: string
    starred: boolean | undefined
    note: string | undefined
  },
): Promise<void> {
  const row = await lockedApplicant(tx, acting.actsFor, change)
  if (row.state === 'withdrawn') throw notFound('Application not found')
  const columns = {
    ...(change.starred === undefined ? {} : { starred: change.starred }),
    ...(change.note === undefined ? {} : { note: change.note }),
    changed_at: tx.now,
  }
  await tx.db
    .insertInto('applicant_notes')
    .values({ ...columns, user_id: row.user_id, application_id: row.id })
    .onConflict((conflict) => conflict.columns(['user_id', 'application_id']).doUpdateSet(columns))
    .execute()
  await changedForBusiness(tx, acting.actsFor)
}

/** The application must be locked, and open for this answer. */
async function declineRow(
  tx: Tx,
  acting: Acting,
  row: ApplicationRow,
  reason: DeclineReason | undefined,
): Promise<void> {
  const interview = await endInterviewSilently(tx, row)
  await moveRow(tx, row, {
    state: 'declined',
    on: undefined,
    note: reason === undefined ? '' : declineWords[reason],
    by: 'business',
    actorId: acting.userId,
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
  await changedForBusiness(tx, acting.actsFor)
}
