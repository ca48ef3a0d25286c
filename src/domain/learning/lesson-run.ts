/** The way through a lesson: a step that was missed comes back at its end until it is right. */
export interface LessonRun {
  /** The steps still to do, the current one first. */
  readonly steps: readonly number[]
  readonly answered: number
  /** The steps missed at least once. */
  readonly missed: readonly number[]
  /** Right answers without a miss between, now and at best. */
  readonly inARow: number
  readonly bestRow: number
}

export function newRun(steps: number): LessonRun {
  return {
    steps: Array.from({ length: steps }, (_, index) => index),
    answered: 0,
    missed: [],
    inARow: 0,
    bestRow: 0,
  }
}

/** The run after the current step; `right` is null where nothing was asked. */
export function afterStep(run: LessonRun, right: boolean | null): LessonRun {
  const [current, ...rest] = run.steps
  if (current === undefined) return run
  const inARow = right === null ? run.inARow : right ? run.inARow + 1 : 0
  return {
    steps: right === false ? [...rest, current] : rest,
    answered: run.answered + 1,
    missed: right === false ? [...new Set([...run.missed, current])] : run.missed,
    inARow,
    bestRow: Math.max(run.bestRow, inARow),
  }
}

/** How much of the lesson is done; what comes back counts. */
export function progressIn({ answered, steps }: LessonRun): { done: number; of: number } {
  return { done: answered, of: answered + steps.length }
}

/** A stored run, if it fits a lesson of so many steps. */
export function runFrom(stored: unknown, steps: number): LessonRun | null {
  if (typeof stored !== 'object' || stored === null) return null
  const run = stored as LessonRun
  const numbers = [run.answered, run.inARow, run.bestRow]
  const isStep = (step: unknown) => Number.isInteger(step) && Number(step) < steps
  return numbers.every(Number.isInteger) &&
    Array.isArray(run.steps) &&
    run.steps.length > 0 &&
    run.steps.every(isStep) &&
    Array.isArray(run.missed) &&
    run.missed.every(isStep)
    ? run
    : null
}
