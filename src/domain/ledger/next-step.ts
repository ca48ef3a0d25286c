/** A course and its first lesson that is not done; both null in a course without open lessons. */
export interface CourseAhead {
  readonly id: string
  readonly title: string
  readonly nextItem: string | null
  readonly nextTitle: string | null
}

/** The facts about a student's day that decide the next step. */
export interface DaySoFar {
  readonly checkedIn: boolean
  /** They joined today. */
  readonly isFirstDay: boolean
  /** The course in progress that was opened last. */
  readonly course: CourseAhead | null
  /** An assessment that has answers but is not submitted yet. */
  readonly sitting: { readonly id: string; readonly title: string } | null
  /** The number of questions due for review. */
  readonly reviewsDue: number
  /** What to begin when nothing is in progress; null when every first course was begun. */
  readonly suggestion: CourseAhead | null
}

export type NextStep =
  | { kind: 'check-in' }
  | ({ kind: 'continue-course' | 'begin-course' } & CourseAhead)
  | { kind: 'hand-in-assessment'; id: string; title: string }
  | { kind: 'review'; due: number }
  | { kind: 'choose-course' }

/**
 * The next stone on the road: first what takes a moment, then what was started, then something new. On the first day
 * that is the lesson somebody came for; the check-in is beside it.
 */
export function nextStepOf({ checkedIn, isFirstDay, ...day }: DaySoFar): NextStep {
  const { course, sitting, reviewsDue, suggestion } = day
  if (!checkedIn && !isFirstDay) return { kind: 'check-in' }
  if (course !== null) return { kind: 'continue-course', ...aheadIn(course) }
  if (sitting !== null) return { kind: 'hand-in-assessment', id: sitting.id, title: sitting.title }
  if (reviewsDue > 0) return { kind: 'review', due: reviewsDue }
  if (suggestion !== null) return { kind: 'begin-course', ...aheadIn(suggestion) }
  return { kind: 'choose-course' }
}

function aheadIn({ id, title, nextItem, nextTitle }: CourseAhead): CourseAhead {
  return { id, title, nextItem, nextTitle }
}
