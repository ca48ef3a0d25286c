import { hoursAfter, proposalHours } from './mentoring.ts'

/** How many times a mentor can offer at once for moving a session. */
export const maxMoveTimes = 3

/** Until when the student can choose: a day, and no longer than until the session itself. */
export function moveAnswerUntil(startsAt: Date, now: Date): Date {
  const tomorrow = hoursAfter(now, proposalHours)
  return tomorrow < startsAt ? tomorrow : startsAt
}
