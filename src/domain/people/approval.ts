import type { AgeBand } from './birth-month.ts'
import { bookingHoursAhead, hoursAfter, hoursBefore } from '#domain/mentoring/mentoring.ts'

/** What a guardian is asked about, the first time a minor does it. */
export const approvalKinds = ['application', 'mentor'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** 'dropped': the student took the question back before it was answered. */
export const approvalStates = ['asked', 'approved', 'declined', 'taken-back', 'dropped'] as const

/** What one yes is good for: the thing itself, or the later ones of its kind too. */
export const approvalCovers = ['this', 'later'] as const
export type ApprovalCovers = (typeof approvalCovers)[number]

/**
 * What a thing waits for when it is asked for now: nothing, nothing because of a yes that was given before,
 * the yes of a guardian, or a guardian.
 */
export const approvalsNow = ['none', 'given', 'asked', 'no-guardian'] as const
export type ApprovalNow = (typeof approvalsNow)[number]

/** The time of a mentor is kept for a student this long while the guardian thinks. */
export const holdHours = 24

/** Until when: never longer than the time can still be asked for. */
export function heldUntil(startsAt: Date, now: Date): Date {
  const [day, last] = [hoursAfter(now, holdHours), hoursBefore(startsAt, bookingHoursAhead)]
  return day < last ? day : last
}

/** What came of the thing that waited for a yes, in the moment of the yes. */
export const yesOutcomes = [
  'sent',
  'closed',
  'asked',
  'time-gone',
  'mentor-gone',
  'session-on',
  'nothing',
] as const
export type YesOutcome = (typeof yesOutcomes)[number]

/** Who may be a minor is treated as one, until a guardian's yes covers what they want to do. */
export function mustAskFirst(band: AgeBand, approvedBefore: boolean): boolean {
  return band !== 'adult' && !approvedBefore
}
