import { daysBetween, type Day } from '#domain/day.ts'

/** When a day's nudge is sent, Jamaican time. Later than the quiet hours begin, it is not sent at all. */
export const nudgeAt = 18

/** The shortest streak that a student is reminded of. */
export const nudgedStreak = 3

export interface PastNudge {
  readonly day: Day
  /** The student read it, or was active later that day. */
  readonly answered: boolean
}

/** Whether a nudge of one kind may be sent today, after those before, newest first. What nobody answers comes less often. */
export function mayNudge(before: readonly PastNudge[], today: Day): boolean {
  const [last] = before
  if (last === undefined) return true
  const answered = before.findIndex((nudge) => nudge.answered)
  const unanswered = answered === -1 ? before.length : answered
  return daysBetween(last.day, today) >= daysApart(unanswered)
}

function daysApart(unanswered: number): number {
  if (unanswered < 3) return 1
  return unanswered < 6 ? 3 : 7
}
