import type { Quest } from './quests.ts'

/** The facts about a student's day that decide the next step. */
export interface DaySoFar {
  readonly checkedIn: boolean
  readonly profileFinished: boolean
  /** The course in progress that was opened last. */
  readonly course: {
    readonly id: string
    readonly title: string
    readonly nextItem: string | null
    readonly nextTitle: string | null
  } | null
  /** An assessment that has answers but is not submitted yet. */
  readonly sitting: { readonly id: string; readonly title: string } | null
  /** The number of questions due for review. */
  readonly reviewsDue: number
  /** Assigned today, or started in a window that is still open; sorted by the end of the window. */
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
  | { kind: 'choose-path' }
  | { kind: 'choose-course' }

/** The next thing to do: first what takes a moment, then what was started, then something new; a form comes last. */
export function nextStepOf(day: DaySoFar): NextStep {
  const { course, sitting, reviewsDue } = day
  if (!day.checkedIn) return { kind: 'check-in' }
  if (course !== null) {
    const { id, title, nextItem, nextTitle } = course
    return { kind: 'continue-course', id, title, nextItem, nextTitle }
  }
  if (sitting !== null) return { kind: 'hand-in-assessment', id: sitting.id, title: sitting.title }
  if (reviewsDue > 0) return { kind: 'review', due: reviewsDue }
  const quest = day.quests.find(({ done }) => !done)?.quest
  if (quest !== undefined) return { kind: 'do-quest', id: quest.id, title: quest.title }
  if (!day.profileFinished) return { kind: 'finish-profile' }
  return { kind: day.pathChosen ? 'choose-course' : 'choose-path' }
}
