import type { BusinessAnswer } from '#domain/openings/application.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'

/** The label of a move by the business, which may be a repeated one. */
export function moveAction(to: BusinessAnswer, { state, interview }: PresentApplicant): string {
  if (to === 'declined') return 'Say no'
  if (to === 'offer') return state === 'offer' ? 'Offer again' : 'Make an offer'
  if (state !== 'interview') return 'Invite to an interview'
  return interview === null ? 'Propose times' : 'Propose other times'
}
