import { addDays, dayOf, daysBetween } from '#domain/day.ts'
import type { EventName, StudentEvent } from './events.ts'
import { eventsOf, matches } from '#domain/learning/goals.ts'
import { inWindow, type Quest, type QuestWindow } from './quests.ts'
import { tallyAfter, tallyProgress, type Tally } from './tally.ts'

/** The events that are still possible now. An event that is not listed is unlimited. */
export type RemainingEvents = Partial<Record<EventName, Iterable<StudentEvent>>>

/**
 * Whether the student could still complete the quest. Impossible ones are not offered:
 * a review with no questions waiting, five days in a week that has two left.
 */
export function isPossible(
  { goal }: Quest,
  window: QuestWindow,
  student: {
    /** Of the events in the window so far. */
    readonly tally: Tally
    readonly left: RemainingEvents
    readonly now: Date
  },
): boolean {
  const { tally, left, now } = student
  if (tallyProgress(tally) >= goal.target) return true
  const { until } = window
  const countsDays = goal.count === 'distinct-days' && until !== null
  if (countsDays && goal.target - tallyProgress(tally) > freshDays(tally, until, now)) return false
  const remaining = eventsOf(goal).map((event) => left[event])
  if (remaining.includes(undefined)) return true
  // Events that come back every day add up if there is no end, or while there are days for them.
  const isOneEnough = until === null || countsDays
  let most = tally
  for (const events of remaining) {
    for (const event of events ?? []) {
      if (!matches(goal, event) || !inWindow(window, event.at)) continue
      most = tallyAfter(goal, most, event)
      if (isOneEnough || tallyProgress(most) >= goal.target) return true
    }
  }
  return false
}

/** The days from today to the end of the window that don't count yet. */
function freshDays(tally: Tally, until: Date, now: Date): number {
  const today = dayOf(now)
  const last = addDays(dayOf(until), -1)
  const countsAlready = Array.isArray(tally) && tally.includes(today)
  return daysBetween(today, last) + (countsAlready ? 0 : 1)
}
