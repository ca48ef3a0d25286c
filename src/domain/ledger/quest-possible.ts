import { addDays, dayOf, daysBetween } from '#domain/day.ts'
import type { EventName, StudentEvent } from './events.ts'
import { matches, progressOf } from '#domain/learning/goals.ts'
import { inWindow, type Quest, type QuestWindow } from './quests.ts'

/** The events that are still possible now. An event that is not listed is unlimited. */
export type RemainingEvents = Partial<Record<EventName, readonly StudentEvent[]>>

/**
 * Whether the student could still complete the quest. Impossible ones are not offered:
 * a review with no questions waiting, five days in a week that has two left.
 */
export function isPossible(
  quest: Quest,
  window: QuestWindow,
  student: {
    readonly done: readonly StudentEvent[]
    readonly left: RemainingEvents
    readonly now: Date
  },
): boolean {
  const { goal } = quest
  const pastEvents = student.done.filter(
    (event) => matches(goal, event) && inWindow(window, event.at),
  )
  const missing = goal.target - progressOf(goal, pastEvents)
  if (missing <= 0) return true
  const remaining = student.left[goal.event]?.filter(
    (event) => matches(goal, event) && inWindow(window, event.at),
  )
  if (remaining?.length === 0) return false
  // Events that come back every day add up if there is no end.
  if (window.until === null) return true
  if (goal.count === 'distinct-days') {
    return missing <= freshDays(pastEvents, window.until, student.now)
  }
  return remaining === undefined || progressOf(goal, [...pastEvents, ...remaining]) >= goal.target
}

/** The days from today to the end of the window that don't count yet. */
function freshDays(pastEvents: readonly StudentEvent[], until: Date, now: Date): number {
  const today = dayOf(now)
  const last = addDays(dayOf(until), -1)
  return daysBetween(today, last) + (pastEvents.some(({ day }) => day === today) ? 0 : 1)
}
