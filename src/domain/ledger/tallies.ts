import { weekStartOf, type Day } from '#domain/day.ts'
import type { Goal } from '#domain/learning/goals.ts'
import { hashOf } from '#domain/text/seeded-order.ts'
import { goalsOf, type Achievement } from './achievements.ts'
import type { StudentEvent } from './events.ts'
import type { Cadence, Quest } from './quests.ts'
import { emptyTally, tallyAfter, tallyProgress, type Tally } from './tally.ts'

/** The goals of the content, each once, by the period whose events count for them. */
export interface GoalLists {
  readonly once: readonly Goal[]
  readonly daily: readonly Goal[]
  readonly weekly: readonly Goal[]
  /** Changes with the goals, so that tallies of other goals are recognised. */
  readonly fingerprint: string
  /** Where each goal of a quest or an achievement stands in its list. */
  readonly positions: ReadonlyMap<Goal, Position>
}

interface Position {
  readonly cadence: Cadence
  readonly index: number
}

/** A student's progress on every goal of the content, in the order of the lists with this fingerprint. */
export interface Tallies {
  readonly goals: string
  readonly once: readonly Tally[]
  readonly daily: PeriodTallies
  readonly weekly: PeriodTallies
}

/** The events of the last day, or the last week, with an event. */
interface PeriodTallies {
  /** The first day of the period; null before the first event. */
  readonly from: Day | null
  readonly tallies: readonly Tally[]
}

export function goalListsOf(
  quests: readonly Quest[],
  achievements: readonly Achievement[],
): GoalLists {
  const ofQuests = quests.map(({ cadence, goal }) => ({ cadence, goal, text: textOf(goal) }))
  const ofAchievements = achievements.flatMap(({ rule }) =>
    goalsOf(rule).map((goal) => ({ cadence: 'once' as const, goal, text: textOf(goal) })),
  )
  const all = [...ofQuests, ...ofAchievements]
  const textsFor = (cadence: Cadence) => [
    ...new Set(all.filter((each) => each.cadence === cadence).map(({ text }) => text)),
  ]
  const texts = { once: textsFor('once'), daily: textsFor('daily'), weekly: textsFor('weekly') }
  const goalsFor = (cadence: Cadence) =>
    texts[cadence].flatMap(
      (text) => all.find((each) => each.cadence === cadence && each.text === text)?.goal ?? [],
    )
  return {
    once: goalsFor('once'),
    daily: goalsFor('daily'),
    weekly: goalsFor('weekly'),
    fingerprint: hashOf(JSON.stringify(texts)).toString(36),
    positions: new Map(
      all.map(({ cadence, goal, text }) => [
        goal,
        { cadence, index: texts[cadence].indexOf(text) },
      ]),
    ),
  }
}

export function emptyTallies({ once, daily, weekly, fingerprint }: GoalLists): Tallies {
  return {
    goals: fingerprint,
    once: once.map(() => emptyTally),
    daily: { from: null, tallies: daily.map(() => emptyTally) },
    weekly: { from: null, tallies: weekly.map(() => emptyTally) },
  }
}

/** The tallies after this event. */
export function talliesAfter(
  { once, daily, weekly }: GoalLists,
  before: Tallies,
  event: StudentEvent,
): Tallies {
  return {
    goals: before.goals,
    once: counted(once, before.once, event),
    daily: countedIn(event.day, daily, before.daily, event),
    weekly: countedIn(weekStartOf(event.day), weekly, before.weekly, event),
  }
}

/** The tallies of these events, the oldest first. */
export function talliesOf(goals: GoalLists, events: readonly StudentEvent[]): Tallies {
  return events.reduce((tallies, event) => talliesAfter(goals, tallies, event), emptyTallies(goals))
}

/** The tally of one of the content's goals today: of all time, of today or of this week. */
export function tallyOf({ positions }: GoalLists, tallies: Tallies, goal: Goal, today: Day): Tally {
  const position = positions.get(goal)
  if (position === undefined) throw new Error(`Not a goal of the content: ${textOf(goal)}`)
  return listFor(tallies, position.cadence, today)[position.index] ?? emptyTally
}

/** Progress on one of the content's goals today: 0 to its target. */
export function goalProgress(goals: GoalLists, tallies: Tallies, goal: Goal, today: Day): number {
  return tallyProgress(tallyOf(goals, tallies, goal, today))
}

/** Progress on a goal of all time: 0 to its target. */
export function onceProgress({ positions }: GoalLists, { once }: Tallies, goal: Goal): number {
  return tallyProgress(once[positions.get(goal)?.index ?? -1] ?? emptyTally)
}

function listFor(tallies: Tallies, cadence: Cadence, today: Day): readonly Tally[] {
  if (cadence === 'once') return tallies.once
  const from = cadence === 'daily' ? today : weekStartOf(today)
  return tallies[cadence].from === from ? tallies[cadence].tallies : []
}

function countedIn(
  from: Day,
  goals: readonly Goal[],
  period: PeriodTallies,
  event: StudentEvent,
): PeriodTallies {
  if (period.from === from) return { from, tallies: counted(goals, period.tallies, event) }
  // Of two processes around midnight, the slower clock may come second.
  if (period.from !== null && from < period.from) return period
  return { from, tallies: counted(goals, [], event) }
}

function counted(goals: readonly Goal[], tallies: readonly Tally[], event: StudentEvent): Tally[] {
  return goals.map((goal, index) => tallyAfter(goal, tallies[index] ?? emptyTally, event))
}

/** The same for goals that count the same events. */
function textOf({ event, or, where = {}, count, target }: Goal): string {
  const conditions = Object.entries(where).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([event, count, target, conditions, or])
}
