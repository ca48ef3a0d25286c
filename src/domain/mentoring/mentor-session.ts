import { daysAfter } from '#domain/day.ts'
import { isBookable } from './mentoring.ts'

export const sessionSides = ['student', 'mentor'] as const
export type SessionSide = (typeof sessionSides)[number]

export const sessionStates = [
  'planned',
  'cancelled',
  'held',
  'student-missed',
  'mentor-missed',
  'technical',
  'not-recorded',
] as const
export type SessionState = (typeof sessionStates)[number]

/** The reasons either side can choose when cancelling. */
export const cancelReasons = [
  'cannot-make-it',
  'sick',
  'school-or-work',
  'no-connection',
  'need-another-time',
  'no-longer-needed',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const cancelWords: Readonly<Record<CancelReason, string>> = {
  'cannot-make-it': 'Something came up',
  sick: 'Not feeling well',
  'school-or-work': 'School or work got in the way',
  'no-connection': 'No good connection that day',
  'need-another-time': 'Another time would be better',
  'no-longer-needed': 'It is no longer needed',
}

export function isCancelReason(reason: string): reason is CancelReason {
  return Object.hasOwn(cancelWords, reason)
}

/** Reasons set by the system, which nobody can choose. */
export const closedReasons = [
  'mentorship-ended',
  'mentor-away',
  'student-away',
  'under-review',
  'ended-early',
  // A guardian declined, or did not answer before it began.
  'no-approval',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** What each side can say about a past session. */
export const outcomes = ['held', 'i-missed', 'they-missed', 'technical'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  held: 'We met',
  'i-missed': 'I missed it',
  'they-missed': 'They did not come',
  technical: 'Technical problems',
}

/** How long one side's answer waits for the other's. */
export const outcomeDays = 7

export interface OutcomeAnswers {
  student: Outcome | null
  mentor: Outcome | null
}

/** The result of a session; 'planned' while an answer is missing. Only 'held' pays XP. */
export function sessionResult(answers: OutcomeAnswers, endsAt: Date, now: Date): SessionState {
  const { student, mentor } = answers
  if (student !== null && mentor !== null) {
    const result = whatHappened(student, 'student')
    return result === whatHappened(mentor, 'mentor') ? result : 'technical'
  }
  if (daysAfter(endsAt, outcomeDays) > now) return 'planned'
  return mentor === 'held' ? 'held' : 'not-recorded'
}

/** Each side can say once how it went, after the session and before the result is settled. */
export function maySay(
  session: { state: SessionState; endsAt: Date; said: Outcome | null },
  now: Date,
): boolean {
  return session.state === 'planned' && session.said === null && session.endsAt <= now
}

export function mayCancel(session: { state: SessionState; startsAt: Date }, now: Date): boolean {
  return session.state === 'planned' && session.startsAt > now
}

const freeingReasons: readonly string[] = ['student-away', 'mentorship-ended', 'no-approval']

/**
 * Whether the slot of a cancelled session can be booked again. A mentor who cannot come must not be
 * booked for the same time by somebody else, so the mentor's own cancellation closes it.
 */
export function freesItsSlot(
  cancellation: { by: SessionSide | null; reason: CancelReason | ClosedReason },
  startsAt: Date,
  now: Date,
): boolean {
  const mentorComes = cancellation.by === 'student' || freeingReasons.includes(cancellation.reason)
  return mentorComes && isBookable(startsAt, now)
}

function whatHappened(outcome: Outcome, by: SessionSide): SessionState {
  if (outcome === 'held' || outcome === 'technical') return outcome
  const missing = (outcome === 'i-missed') === (by === 'student') ? 'student' : 'mentor'
  return `${missing}-missed`
}
