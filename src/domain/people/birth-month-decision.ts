import { daysAfter } from '#domain/day.ts'

/** Why staff decide about a new month of birth, and not guardians. */
export const staffReasons = [
  'no-guardian',
  'new-link',
  'link-ended',
  'objected',
  'asked-before',
  'said-too-young',
] as const
export type StaffReason = (typeof staffReasons)[number]

/** 'date': the guardians have agreed, and it counts from a day. */
export const birthMonthWaits = ['guardians', 'date', 'staff'] as const
export type BirthMonthWaitsFor = (typeof birthMonthWaits)[number]

/** A guardian decides only when they were linked so many days before. */
export const decidesAfterDays = 7
/** From the last guardian's approval to the day on which it counts. */
export const objectionDays = 3
/** Guardians whose link has ended hear of an approval, and can stop it, for so many days. */
export const pastGuardianDays = 90

export type Deciders =
  | { waitsFor: 'guardians'; guardianIds: string[] }
  | { waitsFor: 'staff'; reason: StaffReason }

/**
 * Who decides about a month that makes somebody older. It is fixed when they ask: all guardians who
 * were linked long enough by then, otherwise staff. Somebody whose request staff had before does not
 * choose another judge by asking again.
 */
export function whoDecides(
  links: readonly { guardianId: string; startedAt: Date | null }[],
  asked: { now: Date; askedStaffBefore: boolean; saidTooYoung: boolean },
): Deciders {
  if (asked.saidTooYoung) return { waitsFor: 'staff', reason: 'said-too-young' }
  if (asked.askedStaffBefore) return { waitsFor: 'staff', reason: 'asked-before' }
  if (links.length === 0) return { waitsFor: 'staff', reason: 'no-guardian' }
  const latest = daysAfter(asked.now, -decidesAfterDays)
  const guardianIds = links.flatMap(({ guardianId, startedAt }) =>
    startedAt !== null && startedAt <= latest ? [guardianId] : [],
  )
  return guardianIds.length === 0
    ? { waitsFor: 'staff', reason: 'new-link' }
    : { waitsFor: 'guardians', guardianIds }
}
