export const applicationStates = [
  'saved',
  // Written by a minor and not sent: until a guardian says yes, or because it could not be sent.
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

/** What a business has not answered; a student who noted that says so. */
export const unansweredStates = ['applied', 'no-reply'] as const satisfies ApplicationState[]

export function isUnanswered(state: ApplicationState): boolean {
  return unansweredStates.some((each) => each === state)
}

/** As a business counts applications: an offer that was declined is no application taken back. */
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

/** What a business can answer; every other state is the student's to choose. */
export const businessAnswers = ['interview', 'offer', 'declined'] as const
export type BusinessAnswer = (typeof businessAnswers)[number]

/**
 * Who moves an application: the business that the platform sent it to, the student who sent it, or
 * the student keeping a diary of one that was sent somewhere else.
 */
export type ApplicationMover = 'business' | 'student' | 'diary'

/** Whose doing a step of its history was. */
export const applicationActors = ['student', 'business', 'guardian'] as const
export type ApplicationActor = (typeof applicationActors)[number]

/** The states an application may go to next; none where it has ended for good. */
export function nextStates(
  state: ApplicationState,
  who: ApplicationMover,
): readonly ApplicationState[] {
  // Nobody confirms what happened outside, so a diary entry can always be put right.
  if (who === 'diary') {
    return applicationStates.filter((next) => next !== state && !beforeSending.includes(next))
  }
  return who === 'business' ? businessMoves[state] : studentMoves[state]
}

/** The page of the student on which it is open. */
export function applicationPath(id: string): string {
  return `/applications?application=${id}`
}

/** Where the business that it was sent to may move it. */
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

/** Sent, and not answered for good: what stops when a guardian takes a yes back. */
export const undecidedStates = ['applied', 'interview', 'offer', 'no-reply'] as const

const beforeSending: readonly ApplicationState[] = ['saved', 'waiting', 'not-sent']

/** What the guardians of a minor are told of. */
export type MinorNews =
  | 'interview'
  | 'offer'
  | 'accepted'
  | 'called-off'
  | 'employer-stopped'
  | 'employer-back'

/** What an applicant may choose to share; nothing else ever reaches a business. */
export const sharedFields = ['name', 'email', 'about', 'skills', 'badges', 'message'] as const
export type SharedField = (typeof sharedFields)[number]

const ended = [] as const

const businessMoves: Readonly<Record<ApplicationState, readonly BusinessAnswer[]>> = {
  saved: ended,
  waiting: ended,
  'not-sent': ended,
  applied: ['interview', 'offer', 'declined'],
  interview: ['offer', 'declined'],
  offer: ['declined'],
  // Said in haste, put right: a business may still invite somebody it declined.
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
