import { completionOf } from './completion.ts'
import type { Day } from '#domain/day.ts'
import type { EventName } from './events.ts'
import { levelOf } from './level.ts'
import { creditDay, noStreak, type Streak } from './streak.ts'

/** The parts of a ledger entry that the totals depend on. */
export interface LedgerRow {
  readonly awardKey: string
  readonly amount: number
  readonly event: string | null
}

export interface Totals {
  readonly xp: number
  readonly level: number
  /** Entries that paid XP, which are those in lists of activities. */
  readonly activities: number
  /** Achievements held, in the order of the rows. */
  readonly badges: string[]
  /** 25 for each readiness milestone. */
  readonly completion: number
  readonly streak: Streak
  /** The days that freezes bridged, oldest first. */
  readonly frozen: Day[]
}

const achievementKey = 'achievement:'

/** A student's stats, computed only from the ledger and the active days. */
export function foldLedger(rows: readonly LedgerRow[], activeDays: readonly Day[]): Totals {
  const xp = rows.reduce((sum, { amount }) => sum + amount, 0)
  return {
    xp,
    level: levelOf(xp).level,
    activities: rows.filter(({ amount }) => amount > 0).length,
    badges: rows.flatMap(({ awardKey }) =>
      awardKey.startsWith(achievementKey) ? [awardKey.slice(achievementKey.length)] : [],
    ),
    completion: completionFrom(new Set(rows.map(({ event }) => event))),
    ...foldDays(activeDays),
  }
}

/** The completion from these events; the account milestone is always reached. */
export function completionFrom(events: ReadonlySet<string | null>): number {
  const happened = (name: EventName): boolean => events.has(name)
  return completionOf({
    account: true,
    profile: happened('profile-completed'),
    course: happened('course-completed'),
    assessment: happened('assessment-submitted'),
  })
}

function foldDays(activeDays: readonly Day[]): Pick<Totals, 'streak' | 'frozen'> {
  let streak = noStreak
  const frozen: Day[] = []
  for (const day of activeDays.toSorted()) {
    const credit = creditDay(streak, day)
    streak = credit.state
    frozen.push(...credit.frozen)
  }
  return { streak, frozen }
}
