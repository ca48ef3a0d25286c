import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import type { EventName } from './events.ts'
import type { Quest } from './quests.ts'

/** How many quests a day has. */
export const questsADay = 3
/** The minutes of a day for a student who has not chosen any. */
const usualMinutes = 10

/** What the quests of a day are for: something short, something to learn, and something that is due. */
export const questPurposes = ['easy', 'learning', 'due'] as const
export type QuestPurpose = (typeof questPurposes)[number]

interface Effort {
  readonly purpose: QuestPurpose
  /** Minutes that one event takes, roughly. */
  readonly minutes: number
}

const easy = (minutes: number): Effort => ({ purpose: 'easy', minutes })
const learning = (minutes: number): Effort => ({ purpose: 'learning', minutes })
const due = (minutes: number): Effort => ({ purpose: 'due', minutes })

const efforts: Readonly<Record<EventName, Effort>> = {
  'first-login': easy(1),
  'check-in': easy(1),
  'opportunity-viewed': easy(1),
  'opportunity-saved': easy(1),
  'advisor-asked': easy(2),
  'path-chosen': easy(2),
  'profile-completed': easy(3),
  'quest-completed': easy(3),
  'content-completed': learning(5),
  'course-completed': learning(30),
  'assessment-submitted': learning(12),
  'assessment-improved': learning(12),
  'path-step-done': learning(15),
  'review-answered': due(0.5),
  'readiness-task-done': due(8),
  'application-sent': due(15),
  'evidence-given': due(20),
  'mentor-session-held': due(30),
  'project-passed': due(30),
  'simulation-passed': learning(50),
}

export function purposeOf({ goal }: Quest): QuestPurpose {
  return efforts[goal.event].purpose
}

/** How long a quest takes, roughly. */
export function minutesFor({ goal }: Quest): number {
  return efforts[goal.event].minutes * goal.target
}

export interface QuestDay {
  readonly studentId: UserId
  readonly day: Day
  /** What the student wants to spend; null when they have not said. */
  readonly dailyMinutes: number | null
  /** The ids of the quests they were assigned last. */
  readonly before: readonly string[]
  /** Whether the student could finish it today. */
  readonly canDo: (quest: Quest) => boolean
}

/**
 * The three quests of this student on this day: one short, one about learning, and one that is due if something
 * is. A place without one of its kind goes to another. Where there is a choice, it counts different things, fits
 * into the minutes of the day and is not what the student had the last time. The same student and day always
 * have the same quests.
 */
export function dailyQuestsFor(quests: readonly Quest[], student: QuestDay): Quest[] {
  const { studentId, day, dailyMinutes, before, canDo } = student
  const possible = quests.filter((quest) => quest.cadence === 'daily' && canDo(quest))
  const drawn = shuffled(possible, `daily ${studentId} ${day}`)
  const chosen: Quest[] = []
  // Half of the day's minutes, so that a long one leaves room for the others.
  const most = (dailyMinutes ?? usualMinutes) / 2

  // What is rare first, so that the others fit around it.
  for (const purpose of questPurposes.toReversed()) take((quest) => purposeOf(quest) === purpose)
  while (chosen.length < questsADay && chosen.length < possible.length) take(() => true)
  return inDayOrder(chosen.map((quest) => ({ quest }))).map(({ quest }) => quest)

  function take(fits: (quest: Quest) => boolean): void {
    const [best] = drawn
      .filter((quest) => !chosen.includes(quest) && fits(quest))
      .toSorted((a, b) => drawbacks(a) - drawbacks(b))
    if (best === undefined || chosen.length === questsADay) return
    chosen.push(best)
  }

  function drawbacks(quest: Quest): number {
    const isRepeated = chosen.some(({ goal }) => goal.event === quest.goal.event)
    const over = Math.max(0, minutesFor(quest) - most)
    // Of two that are too long, the shorter one.
    const tooLong = over === 0 ? 0 : 2 + over / 1000
    // The first quests of all count whatever lesson the first course begins with.
    const tooNarrow = before.length === 0 && quest.goal.where !== undefined
    return (isRepeated ? 4 : 0) + tooLong + (before.includes(quest.id) || tooNarrow ? 1 : 0)
  }
}

/** The quests of a day in the order in which they are shown. */
export function inDayOrder<Entry extends { readonly quest: Quest }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted((a, b) => placeOf(a.quest) - placeOf(b.quest))
}

function placeOf(quest: Quest): number {
  return questPurposes.indexOf(purposeOf(quest))
}
