import { z } from 'zod'
import { authoredId, authoredText } from '#domain/learning/authored.ts'
import { addDays, dayOf, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { goalSchema } from '#domain/learning/goals.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import type { UserId } from '#domain/people/user-id.ts'

/** How many have a Start button; those away from Upful are counted apart, so that the others never wait behind them. */
const offerSizes = { weekly: { here: 2, away: 1 }, once: { here: 3, away: 1 } } as const

export const cadenceSchema = z.enum(['daily', 'weekly', 'once'])
export type Cadence = z.infer<typeof cadenceSchema>

/** What a student writes about a quest that happens away from Upful. */
const evidenceSchema = z.strictObject({
  /** The question they answer. */
  ask: authoredText,
  minWords: z.int().min(5).max(60).default(12),
})

const questFields = z
  .strictObject({
    id: authoredId,
    title: authoredText,
    description: authoredText,
    why: authoredText,
    cadence: cadenceSchema,
    xp: z.int().min(5).max(200),
    skill: skillSchema.nullable(),
    goal: goalSchema,
    /** Only for a quest that is done away from Upful; its goal follows from it. */
    evidence: evidenceSchema.optional(),
  })
  .refine(({ cadence, goal }) => goal.count !== 'distinct-days' || goal.target <= daysIn[cadence], {
    message: 'the target is more days than its window has',
    path: ['goal', 'target'],
  })
  .refine(({ cadence, evidence }) => evidence === undefined || cadence !== 'daily', {
    message: 'a quest of the day is done on Upful: make it weekly or once',
    path: ['cadence'],
  })

/** A quest with `evidence` has the goal that this evidence is given. */
export const questSchema = z.preprocess(withGoal, questFields)
export type Quest = z.infer<typeof questSchema>

function withGoal(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('evidence' in value)) return value
  const { id } = value as { id?: unknown }
  return { ...value, goal: { event: 'evidence-given', where: { subject: id }, target: 1 } }
}

const daysIn = { daily: 1, weekly: 7, once: Number.POSITIVE_INFINITY } as const

export interface QuestWindow {
  /** The first instant that counts. */
  readonly from: Date
  /** The first instant that does not; null if the window stays open. */
  readonly until: Date | null
}

/**
 * The window of a quest started at this instant: all of that day, that Monday-to-Monday week, or all
 * time, so that starting late in the day loses nothing. Stored with the started quest and never
 * computed again.
 */
export function windowOf(cadence: Cadence, startedAt: Date): QuestWindow {
  if (cadence === 'once') return { from: new Date(0), until: null }
  const today = dayOf(startedAt)
  const first = cadence === 'daily' ? today : weekStartOf(today)
  return { from: startOfDay(first), until: startOfDay(addDays(first, daysIn[cadence])) }
}

/** One per quest and window, so that starting or completing it twice has no effect. */
export function questAwardKey(quest: Quest, window: QuestWindow): string {
  const suffix = quest.cadence === 'once' ? '' : `:${dayOf(window.from)}`
  return `quest:${quest.id}${suffix}`
}

export function inWindow(window: QuestWindow, instant: Date): boolean {
  return instant >= window.from && (window.until === null || instant < window.until)
}

export interface StartedQuest {
  readonly id: string
  readonly startedAt: Date
}

/**
 * The quests to show with a Start button: two for the week and the next three of the one-time ones in their
 * authors' order, and of each one more that is done away from Upful. The choice for a week is made before
 * looking at what was done, so finishing one opens no other; what was started in its window, or reached
 * without a start, is left out. The quests of the day have no Start: they are assigned, see `dailyQuestsFor`.
 */
export function questOffer(
  quests: readonly Quest[],
  student: {
    readonly studentId: UserId
    readonly day: Day
    /** Started in a window that is still open, whether done or not. */
    readonly started: readonly StartedQuest[]
    /** Leaves out quests that can't be finished now, such as a review without due questions. */
    readonly canDo?: (quest: Quest) => boolean
    /** The goal was reached in the window that is open now. */
    readonly isReached?: (quest: Quest) => boolean
  },
): Quest[] {
  const { studentId, day, started, canDo = () => true, isReached = () => false } = student
  const now = startOfDay(day)

  return [
    ...drawForWeek(`${studentId} ${weekStartOf(day)}`).filter(isFresh),
    ...firstOf(
      quests.filter((quest) => quest.cadence === 'once' && isFresh(quest)),
      offerSizes.once,
    ),
  ]

  // The order is drawn for all of them, so that one becoming possible replaces at most one other.
  function drawForWeek(seed: string): Quest[] {
    const candidates = quests.filter(({ cadence }) => cadence === 'weekly')
    return firstOf(shuffled(candidates, `weekly ${seed}`), offerSizes.weekly)
  }

  /** Of each kind the first that can be done; the others are not looked at. */
  function firstOf(candidates: readonly Quest[], sizes: { here: number; away: number }): Quest[] {
    const left = { ...sizes }
    return candidates.filter((quest) => {
      const kind = quest.evidence === undefined ? 'here' : 'away'
      if (left[kind] === 0 || !canDo(quest)) return false
      left[kind] -= 1
      return true
    })
  }

  function isFresh(quest: Quest): boolean {
    const isStarted = started.some(
      ({ id, startedAt }) => id === quest.id && inWindow(windowOf(quest.cadence, now), startedAt),
    )
    return !isStarted && !isReached(quest)
  }
}
