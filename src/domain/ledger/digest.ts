import type { Day } from '#domain/day.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { EventName } from './events.ts'

/** How many activities, achievements and days a digest holds: what the pages show, and no more. */
const limits = { activities: 5, achievements: 3, days: 40 } as const

/** The events that the completion of a student depends on. */
export const milestoneEvents = [
  'profile-completed',
  'course-completed',
  'assessment-submitted',
] as const satisfies EventName[]
export type MilestoneEvent = (typeof milestoneEvents)[number]

/** An activity as lists show it; `at` is an ISO instant. */
export interface DigestActivity {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly amount: number
  readonly at: string
}

export interface DigestAchievement {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly xp: number
  readonly at: string
}

/**
 * What a student's pages show of their ledger, kept with the totals so that no page has to read a ledger
 * that grows with every day. Computed with each activity, and always what `digestOf` makes of the whole
 * ledger.
 */
export interface Digest {
  readonly skillXp: Readonly<Partial<Record<Skill, number>>>
  /** What paid last, newest first. */
  readonly activities: readonly DigestActivity[]
  /** Newest first. */
  readonly achievements: readonly DigestAchievement[]
  /** The last days that counted for the streak, oldest first; a return after an absence needs forty. */
  readonly activeDays: readonly Day[]
  /** The last days that a freeze covered, oldest first. */
  readonly frozenDays: readonly Day[]
  readonly checkedInOn: Day | null
  readonly milestones: readonly MilestoneEvent[]
}

export const emptyDigest: Digest = {
  skillXp: {},
  activities: [],
  achievements: [],
  activeDays: [],
  frozenDays: [],
  checkedInOn: null,
  milestones: [],
}

/** What is new in the ledger, or all of it. */
export interface LedgerPart {
  readonly entries: readonly (DigestActivity & { skill: Skill | null; event: string | null })[]
  readonly achievements: readonly DigestAchievement[]
  readonly activeDays: readonly Day[]
  readonly frozenDays: readonly Day[]
  readonly checkInDays: readonly Day[]
}

/**
 * The digest of a ledger that has grown by this part. The order inside the part does not matter: rows of
 * the same instant are ordered by their ids, as in the lists of the database.
 */
export function digestAfter(before: Digest, part: LedgerPart): Digest {
  const paid = part.entries.filter(({ amount }) => amount > 0)
  return {
    skillXp: skillXpAfter(before.skillXp, part.entries),
    activities: [...before.activities, ...paid.map(activityIn)]
      .toSorted((a, b) => compare(b.at, a.at) || compare(b.id, a.id))
      .slice(0, limits.activities),
    achievements: [...before.achievements, ...part.achievements]
      .toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id))
      .slice(0, limits.achievements),
    activeDays: lastDays([...before.activeDays, ...part.activeDays]),
    frozenDays: lastDays([...before.frozenDays, ...part.frozenDays]),
    checkedInOn: lastDays([before.checkedInOn ?? [], part.checkInDays].flat()).at(-1) ?? null,
    milestones: milestoneEvents.filter(
      (name) =>
        before.milestones.includes(name) || part.entries.some(({ event }) => event === name),
    ),
  }
}

/** The digest of a whole ledger. */
export function digestOf(ledger: LedgerPart): Digest {
  return digestAfter(emptyDigest, ledger)
}

function skillXpAfter(
  before: Digest['skillXp'],
  entries: LedgerPart['entries'],
): Partial<Record<Skill, number>> {
  const skillXp = { ...before }
  for (const { skill, amount } of entries) {
    if (skill !== null) skillXp[skill] = (skillXp[skill] ?? 0) + amount
  }
  return skillXp
}

function activityIn({ id, type, description, amount, at }: DigestActivity): DigestActivity {
  return { id, type, description, amount, at }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function lastDays(days: readonly Day[]): Day[] {
  return [...new Set(days)].toSorted().slice(-limits.days)
}
