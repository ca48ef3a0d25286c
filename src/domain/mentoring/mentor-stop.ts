import { daysAfter } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'

/** A stop by a guardian who is no longer linked can be lifted by one linked for this many days, or by staff. */
export const liftAfterDays = 7

export interface MentorStop {
  /** Null once their account is deleted. */
  stoppedBy: UserId | null
  /** The link of that guardian is still in force. */
  isGuarded: boolean
}

/** Whether this guardian may lift the stop; otherwise they can only ask for it. */
export function mayLift(
  { stoppedBy, isGuarded }: MentorStop,
  guardian: { id: string; linkedAt: Date },
  now: Date,
): boolean {
  if (stoppedBy === guardian.id) return true
  return !isGuarded && daysAfter(guardian.linkedAt, liftAfterDays) <= now
}
