import { daysAfter } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'

/** Why staff decide about a new month of birth instead of guardians. */
export const staffReasons = [
  'no-guardian',
  'new-link',
  'link-ended',
  'objected',
  'asked-before',
  'said-too-young',
] as const
export type StaffReason = (typeof staffReasons)[number]

/** 'date': the guardians have approved, and it counts from a date. */
export const birthMonthWaits = ['guardians', 'date', 'staff'] as const
export type BirthMonthWaitsFor = (typeof birthMonthWaits)[number]

/** A guardian decides only if they have been linked for this many days. */
export const decidesAfterDays = 7
/** Days from the last guardian's approval until it counts. */
export const objectionDays = 3
/** For this many days after their link has ended, guardians are told about an approval and can stop it. */
export const pastGuardianDays = 90

export type Deciders =
  | { waitsFor: 'guardians'; guardianIds: UserId[] }
  | { waitsFor: 'staff'; reason: StaffReason }

/**
 * Who decides about a month that makes somebody older. Fixed at the time of the request: all guardians who
 * have been linked long enough, otherwise staff. Somebody whose request went to staff before cannot
 * get guardians to decide by asking again.
 */
export function whoDecides(
  links: readonly { guardianId: UserId; startedAt: Date | null }[],
  request: { now: Date; askedStaffBefore: boolean; saidTooYoung: boolean },
): Deciders {
  if (request.saidTooYoung) return { waitsFor: 'staff', reason: 'said-too-young' }
  if (request.askedStaffBefore) return { waitsFor: 'staff', reason: 'asked-before' }
  if (links.length === 0) return { waitsFor: 'staff', reason: 'no-guardian' }
  const latest = daysAfter(request.now, -decidesAfterDays)
  const guardianIds = links.flatMap(({ guardianId, startedAt }) =>
    startedAt !== null && startedAt <= latest ? [guardianId] : [],
  )
  return guardianIds.length === 0
    ? { waitsFor: 'staff', reason: 'new-link' }
    : { waitsFor: 'guardians', guardianIds }
}
