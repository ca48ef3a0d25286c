import { daysBetween, type Day } from '#domain/day.ts'

/** When a day's nudge is sent, Jamaican time. Later than the quiet hours begin, it is not sent at all. */
export const nudgeAt = 18

/** The shortest streak that a student is reminded of. */
export const nudgedStreak = 3
/** After this many days without being active, a student has gone, and is left in peace. */
export const nudgedDays = 14
/** How many reviews have to be due. */
export const nudgedReviews = 3
/** From this share of a course on, in percent, it is nearly done. */
export const nearlyDone = 80
/** What was touched more recently than this many days ago is not waiting yet. */
export const untouchedDays = 2

/**
 * What a nudge can be about, the most urgent first: an opening closes for good, a streak ends tonight, reviews fade a little
 * each day, and a course can wait.
 */
export const nudgeOrder = [
  'opening-closes',
  'streak-waits',
  'review-waits',
  'course-nearly-done',
] as const
export type NudgeType = (typeof nudgeOrder)[number]

export interface PastNudge {
  readonly type: NudgeType
  readonly day: Day
  /** The student read it, or was active later that day. */
  readonly answered: boolean
}

/**
 * The one thing to remind a student of this evening, from all that is waiting, after the nudges before, newest first.
 * Null for an evening in peace.
 */
export function chosenNudge(
  waiting: readonly NudgeType[],
  before: readonly PastNudge[],
  today: Day,
): NudgeType | null {
  if (!mayNudge(before, today)) return null
  const [last] = before
  const ordered = nudgeOrder.filter((type) => waiting.includes(type))
  // What had no answer the last time lets another go first.
  const others = ordered.filter((type) => last?.answered !== false || type !== last.type)
  return others[0] ?? ordered[0] ?? null
}

/** Whether there may be a nudge of any kind today. What nobody answers comes less often. */
function mayNudge(before: readonly PastNudge[], today: Day): boolean {
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
