import { interviewStateAt, type InterviewState } from '#domain/openings/interview.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { interviewOf, plannedFrom, type InterviewRow } from './interview-queries.ts'
import { offerOf, type OfferRow } from './offer-queries.ts'
import type { ApplicationRow } from './queries.ts'

/** A fingerprint of an applicant's card: its state, its interview and its offer. */
export function seenOf(
  { state }: Pick<ApplicationRow, 'state'>,
  interview: InterviewRow | null,
  offer: OfferRow | null,
): string {
  const times = interview === null ? '' : String(interview.revision)
  const offeredAt = offer === null ? '' : String(offer.offered_at.getTime())
  return [state, times, offeredAt, offer?.called_off_at == null ? '' : 'off'].join('.')
}

/**
 * Refuses a response to an outdated card: someone in another window, or the applicant, may have been
 * faster. The application must be locked. Pages loaded before this check existed send no fingerprint.
 */
export async function refuseStaleApplicant(
  tx: Tx,
  row: ApplicationRow,
  seen: string | undefined,
): Promise<void> {
  if (!(await isStaleApplicant(tx, row, seen))) return
  const interview = await interviewOf(tx.db, row)
  const currentState =
    row.state === 'interview' && interview !== null
      ? interviewStateWords[interviewStateAt(plannedFrom(interview), tx.now)]
      : stateWords[row.state]
  throw new Refusal(
    'not-possible',
    `This changed since you opened it: ${currentState}. Nothing was sent, and what you typed is kept. Close this and look again.`,
  )
}

/** Whether the card that was answered has changed since. The application must be locked. */
export async function isStaleApplicant(
  tx: Tx,
  row: ApplicationRow,
  seen: string | undefined,
): Promise<boolean> {
  if (seen === undefined) return false
  const interview = await interviewOf(tx.db, row)
  return seenOf(row, interview, await offerOf(tx.db, row)) !== seen
}

const stateWords: Readonly<Record<ApplicationState, string>> = {
  saved: 'it has not been sent',
  waiting: 'it has not been sent',
  'not-sent': 'it has not been sent',
  applied: 'they are waiting for your answer',
  interview: 'they are invited to an interview',
  offer: 'they have an offer from you',
  accepted: 'they accepted your offer',
  declined: 'they have been declined',
  'no-reply': 'they noted that they got no reply',
  withdrawn: 'they ended their application',
}

const interviewStateWords: Readonly<Record<InterviewState, string>> = {
  proposed: 'they were sent times for an interview',
  planned: 'they chose a time for the interview',
  'none-suits': 'none of the times works for them',
  passed: 'the times you proposed have passed',
  cancelled: 'the interview was cancelled',
  over: 'the interview is over',
}
