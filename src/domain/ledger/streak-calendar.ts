import { addDays, daysFrom, weekStartOf, type Day } from '#domain/day.ts'

const weeks = 5

/** 'today' is today without an activity yet; 'before' is a day before the first activity. */
export type DotState = 'done' | 'freeze' | 'missed' | 'today' | 'before' | 'future'
export interface Dot {
  readonly day: Day
  readonly state: DotState
}

/** Five weeks of dots, Monday first, ending with this week. Active and frozen days can be in any order. */
export function streakCalendar(active: readonly Day[], frozen: readonly Day[], today: Day): Dot[] {
  const done = new Set(active)
  const bridged = new Set(frozen)
  const first = active.reduce((earliest, day) => (day < earliest ? day : earliest), today)
  const start = addDays(weekStartOf(today), -7 * (weeks - 1))

  return daysFrom(start, weeks * 7).map((day) => ({ day, state: stateOf(day) }))

  function stateOf(day: Day): DotState {
    if (day > today) return 'future'
    if (done.has(day)) return 'done'
    if (day === today) return 'today'
    if (bridged.has(day)) return 'freeze'
    return day < first ? 'before' : 'missed'
  }
}
