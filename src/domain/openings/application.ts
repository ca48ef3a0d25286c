import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'

export const applicationStates = [
  'saved',
  // Written by a minor but not sent: it waits for a guardian's approval, or could not be sent.
  'waiting',
  'not-sent',
  'applied',
  'interview',
  'offer',
  'accepted',
  'declined',
  'no-reply',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Not answered by the business; 'no-reply' is set by the student. */
export const unansweredStates = ['applied', 'no-reply'] as const satisfies ApplicationState[]

export function isUnanswered(state: ApplicationState): boolean {
  return unansweredStates.some((each) => each === state)
}

/** The states a business counts by: declining an offer is not the same as withdrawing an application. */
export const applicantStates = [
  'applied',
  'interview',
  'offer',
  'accepted',
  'declined',
  'no-reply',
  'turned-down',
  'withdrawn',
] as const
export type ApplicantState = (typeof applicantStates)[number]

/** The states only a business can set; the student chooses every other one. */
export const businessAnswers = ['interview', 'offer', 'declined'] as const
export type BusinessAnswer = (typeof businessAnswers)[number]

/**
 * Who moves an application: the business that the platform sent it to, the student who sent it, or
 * the student keeping a diary of one that was sent somewhere else.
 */
export type ApplicationMover = 'business' | 'student' | 'diary'

/** Who made a step in its history. */
export const applicationActors = ['student', 'business', 'guardian'] as const
export type ApplicationActor = (typeof applicationActors)[number]

/** The states an application may move to next; none if it has ended for good. */
export function nextStates(
  state: ApplicationState,
  who: ApplicationMover,
): readonly ApplicationState[] {
  // Nobody can confirm what happened elsewhere, so a diary entry can always be corrected.
  if (who === 'diary') {
    return applicationStates.filter((next) => next !== state && !beforeSending.includes(next))
  }
  return who === 'business' ? businessMoves[state] : studentMoves[state]
}

/** The student's page that opens it. */
export function applicationPath(id: string): Address {
  return href(pages.applications, { application: id })
}

/** The states the business may move it to. */
export function nextAnswers(state: ApplicationState): readonly BusinessAnswer[] {
  return businessMoves[state]
}

export function canMove(
  from: ApplicationState,
  to: ApplicationState,
  who: ApplicationMover,
): boolean {
  return nextStates(from, who).includes(to)
}

/** Sent, without a final answer: these stop when a guardian takes back an approval. */
export const undecidedStates = ['applied', 'interview', 'offer', 'no-reply'] as const

const beforeSending: readonly ApplicationState[] = ['saved', 'waiting', 'not-sent']

/** The moves that a minor's guardians are notified about. */
export type MinorNews =
  | 'interview'
  | 'offer'
  | 'accepted'
  | 'called-off'
  | 'employer-stopped'
  | 'employer-back'

/** The fields an applicant may choose to share; a business never gets anything else. */
export const sharedFields = [
  'name',
  'email',
  'about',
  'skills',
  'badges',
  /** To the business's questions. */
  'answers',
  'message',
] as const
export type SharedField = (typeof sharedFields)[number]

const ended = [] as const

const businessMoves: Readonly<Record<ApplicationState, readonly BusinessAnswer[]>> = {
  saved: ended,
  waiting: ended,
  'not-sent': ended,
  applied: ['interview', 'offer', 'declined'],
  interview: ['offer', 'declined'],
  offer: ['declined'],
  // To correct a mistake: a business may still invite somebody it declined.
  declined: ['interview', 'offer'],
  accepted: ended,
  'no-reply': ['interview', 'offer', 'declined'],
  withdrawn: ended,
}

const studentMoves: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  saved: ended,
  waiting: ['not-sent'],
  'not-sent': ended,
  applied: ['no-reply', 'withdrawn'],
  interview: ['no-reply', 'withdrawn'],
  offer: ['accepted', 'withdrawn'],
  declined: ended,
  accepted: ['withdrawn'],
  'no-reply': ['withdrawn'],
  withdrawn: ended,
}
