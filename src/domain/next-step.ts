import { dailyQuests, type Quest } from './quests.ts'

/** What a student's day looks like, as far as it decides what to do next. */
export interface DaySoFar {
  readonly checkedIn: boolean
  readonly profileFinished: boolean
  /** Begun and not completed; the one opened last. */
  readonly course: {
    readonly id: string
    readonly title: string
    readonly nextItem: string | null
    readonly nextTitle: string | null
  } | null
  /** An assessment with answers in it that is not handed in yet. */
  readonly sitting: { readonly id: string; readonly title: string } | null
  /** Questions that wait in today's review. */
  readonly reviewsDue: number
  /** Started in a window that is still open; the one that closes first comes first. */
  readonly quests: readonly { readonly quest: Quest; readonly done: boolean }[]
  readonly pathChosen: boolean
}

export type NextStep =
  | { kind: 'check-in' }
  | { kind: 'finish-profile' }
  | {
      kind: 'continue-course'
      id: string
      title: string
      nextItem: string | null
      nextTitle: string | null
    }
  | { kind: 'hand-in-assessment'; id: string; title: string }
  | { kind: 'review'; due: number }
  | { kind: 'do-quest'; id: string; title: string }
  | { kind: 'start-quest' }
  | { kind: 'choose-path' }
  | { kind: 'choose-course' }

/** The one thing to do now: what takes a moment, then what was begun, then something new. */
export function nextStepOf(day: DaySoFar): NextStep {
  const { course, sitting, reviewsDue } = day
  if (!day.checkedIn) return { kind: 'check-in' }
  if (!day.profileFinished) return { kind: 'finish-profile' }
  if (course !== null) {
    const { id, title, nextItem, nextTitle } = course
    return { kind: 'continue-course', id, title, nextItem, nextTitle }
  }
  if (sitting !== null) return { kind: 'hand-in-assessment', id: sitting.id, title: sitting.title }
  if (reviewsDue > 0) return { kind: 'review', due: reviewsDue }
  const quest = day.quests.find(({ done }) => !done)?.quest
  if (quest !== undefined) return { kind: 'do-quest', id: quest.id, title: quest.title }
  const daily = day.quests.filter((started) => started.quest.cadence === 'daily')
  if (daily.length < dailyQuests) return { kind: 'start-quest' }
  return { kind: day.pathChosen ? 'choose-course' : 'choose-path' }
}
