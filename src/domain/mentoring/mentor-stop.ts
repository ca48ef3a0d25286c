import { daysAfter } from '#domain/day.ts'

/** A stop of a guardian who is not linked any more is lifted by one linked for so many days, or by staff. */
export const liftAfterDays = 7

export interface MentorStop {
  /** Null once their account is deleted. */
  stoppedBy: string | null
  /** That guardian can still answer for it: their link is in force. */
  isGuarded: boolean
}

/** Whether this guardian may lift the stop alone; otherwise they can ask. */
export function mayLift(
  { stoppedBy, isGuarded }: MentorStop,
  guardian: { id: string; linkedAt: Date },
  now: Date,
): boolean {
  if (stoppedBy === guardian.id) return true
  return !isGuarded && daysAfter(guardian.linkedAt, liftAfterDays) <= now
}
