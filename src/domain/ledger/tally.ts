import { matches, type Goal } from '#domain/learning/goals.ts'
import type { StudentEvent } from './events.ts'

/**
 * How much of a goal is reached, without the events themselves: their number, or the distinct days,
 * subjects or skills so far, in alphabetical order. Once the goal is reached it is its target, so a tally
 * stays small.
 */
export type Tally = number | readonly string[]

export const emptyTally: Tally = 0

export function tallyAfter(goal: Goal, tally: Tally, event: StudentEvent): Tally {
  if (tally === goal.target || !matches(goal, event)) return tally
  if (goal.count === 'each') return tallyProgress(tally) + 1
  const value = distinctValue(goal.count, event)
  const values = typeof tally === 'number' ? [] : tally
  if (value === undefined || values.includes(value)) return tally
  return values.length + 1 === goal.target ? goal.target : [...values, value].toSorted()
}

/** Progress towards the goal: 0 to its target, the same as `progressOf` its events. */
export function tallyProgress(tally: Tally): number {
  return typeof tally === 'number' ? tally : tally.length
}

function distinctValue(
  count: Exclude<Goal['count'], 'each'>,
  { day, subject, skill }: StudentEvent,
): string | undefined {
  switch (count) {
    case 'distinct-days':
      return day
    case 'distinct-subjects':
      return subject
    case 'distinct-skills':
      return skill
  }
}
