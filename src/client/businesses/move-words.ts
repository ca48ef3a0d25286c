import type { BusinessAnswer } from '#domain/openings/application.ts'
import type { Present } from './ApplicantCard.tsx'

/** What a move of the business is called: it may be a further one of its kind. */
export function moveAction(to: BusinessAnswer, { state, interview }: Present): string {
  if (to === 'declined') return 'Say no'
  if (to === 'offer') return state === 'offer' ? 'Offer again' : 'Make an offer'
  if (state !== 'interview') return 'Invite to an interview'
  return interview === null ? 'Propose times' : 'Propose other times'
}
