import { addDays, daysBetween, daysFrom, type Day } from '#domain/day.ts'

export const daysPerFreeze = 7
export const maxFreezes = 2
const minBonusStreak = 5
const maxBonus = 50

export interface Streak {
  /** Counted days in a row up to `lastDay`; not including days bridged by a freeze. */
  readonly streak: number
  readonly longest: number
  readonly lastDay: Day | null
  readonly freezes: number
  /** All days ever counted; every seventh earns a freeze. */
  readonly counted: number
}

export const noStreak: Streak = { streak: 0, longest: 0, lastDay: null, freezes: 0, counted: 0 }

export interface Credit {
  readonly state: Streak
  /** The missed days bridged by freezes. */
  readonly frozen: Day[]
  /** False if this day or a later one was already counted. */
  readonly moved: boolean
  readonly freezeEarned: boolean
}

/** What a day's first activity does to the streak. Crediting a day twice is a no-op. */
export function creditDay(before: Streak, day: Day): Credit {
  if (before.lastDay !== null && day <= before.lastDay) {
    return { state: before, frozen: [], moved: false, freezeEarned: false }
  }
  const alive = streakOn(before, day) > 0
  const frozen = bridgedDays(before, day)
  const streak = alive ? before.streak + 1 : 1
  const counted = before.counted + 1
  const freezesLeft = before.freezes - frozen.length
  const freezeEarned = counted % daysPerFreeze === 0 && freezesLeft < maxFreezes
  return {
    state: {
      streak,
      longest: Math.max(before.longest, streak),
      lastDay: day,
      freezes: freezeEarned ? freezesLeft + 1 : freezesLeft,
      counted,
    },
    frozen,
    moved: true,
    freezeEarned,
  }
}

/** The streak days that are celebrated. */
export const streakMilestones = [3, 7, 14, 30, 100] as const

/** What a new streak day did, as a page tells it. */
export interface StreakMoment {
  readonly streak: number
  /** The day is one of `streakMilestones`. */
  readonly milestone: boolean
  readonly bonus: number
  readonly freezesUsed: number
  readonly freezeEarned: boolean
}

/** Names the moment of a day, so that it is told only once. */
export function streakKey(day: Day): string {
  return `streak:${day}`
}

/** What this credit did; null if the day was counted before. */
export function streakMoment({ moved, state, frozen, freezeEarned }: Credit): StreakMoment | null {
  if (!moved) return null
  const { streak } = state
  return {
    streak,
    milestone: streakMilestones.some((day) => day === streak),
    bonus: streakBonus(streak),
    freezesUsed: frozen.length,
    freezeEarned,
  }
}

/** The streak shown today: unchanged while freezes cover all missed days, otherwise 0. */
export function streakOn(state: Streak, today: Day): number {
  return missedDays(state, today) <= state.freezes ? state.streak : 0
}

/** The missed days that the student's freezes would cover. A gap is covered whole or not at all. */
export function bridgedDays(state: Streak, today: Day): Day[] {
  const { lastDay } = state
  const missed = missedDays(state, today)
  if (lastDay === null || missed > state.freezes) return []
  return daysFrom(addDays(lastDay, 1), missed)
}

/** Counted days until the next freeze, 1 to 7. A student who holds two freezes does not get a third. */
export function daysToFreeze(state: Streak): number {
  return daysPerFreeze - (state.counted % daysPerFreeze)
}

/** The daily bonus XP for a streak of five or more. */
export function streakBonus(streak: number): number {
  return streak < minBonusStreak ? 0 : Math.min(streak * 2, maxBonus)
}

// Today is never missed, as it isn't over.
function missedDays(state: Streak, today: Day): number {
  if (state.lastDay === null) return 0
  return Math.max(0, daysBetween(state.lastDay, today) - 1)
}
