import type { AgeBand } from './birth-month.ts'
import { bookingHoursAhead, hoursAfter, hoursBefore } from '#domain/mentoring/mentoring.ts'

/** What a minor needs approval for the first time. */
export const approvalKinds = ['application', 'mentor'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** 'dropped': the student withdrew the request before it was answered. */
export const approvalStates = ['asked', 'approved', 'declined', 'taken-back', 'dropped'] as const

/** How an answer that no longer counts ended. 'approved': it was for one thing, and that has ended. */
export const pastApprovalStates = ['approved', 'declined', 'taken-back', 'dropped'] as const
export type PastApprovalState = (typeof pastApprovalStates)[number]

/** What an approval covers: only this one, or later ones of its kind too. */
export const approvalCovers = ['this', 'later'] as const
export type ApprovalCovers = (typeof approvalCovers)[number]

/**
 * What a request would wait for now: nothing, nothing because an earlier approval covers it,
 * a guardian's approval, or a guardian to be linked.
 */
export const approvalsNow = ['none', 'given', 'asked', 'no-guardian'] as const
export type ApprovalNow = (typeof approvalsNow)[number]

/** How long a mentor's slot is reserved for a student while the guardian decides. */
export const holdHours = 24

/** The end of the reservation: never past the slot's booking deadline. */
export function heldUntil(startsAt: Date, now: Date): Date {
  const [day, last] = [hoursAfter(now, holdHours), hoursBefore(startsAt, bookingHoursAhead)]
  return day < last ? day : last
}

/** What happened to the waiting request when it was approved. */
export const approvalOutcomes = [
  'sent',
  'closed',
  'asked',
  'time-gone',
  'mentor-gone',
  'session-on',
  'nothing',
] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

/** Anybody who may be a minor is treated as one, unless a guardian's approval already covers the request. */
export function requiresApproval(band: AgeBand, approvedBefore: boolean): boolean {
  return band !== 'adult' && !approvedBefore
}
