import { isBlank } from '#domain/text/plain-letters.ts'
import type { Exercise, ExerciseAnswer } from './exercise.ts'

/** Whether there is anything to mark. */
export function isTried(answer: ExerciseAnswer): boolean {
  switch (answer.kind) {
    case 'calc':
      return !isBlank(answer.value)
    case 'order':
      return answer.steps.length > 0
    case 'match':
      return answer.pairs.length > 0
    case 'fill':
      return answer.gaps.some((gap) => !isBlank(gap))
  }
}

/** How many rows or gaps have no answer yet: they are neither right nor wrong. */
export function openParts(exercise: Exercise, answer: ExerciseAnswer): number {
  if (exercise.kind === 'fill' && answer.kind === 'fill') {
    return exercise.gaps.filter((_, index) => isBlank(answer.gaps[index] ?? '')).length
  }
  if (exercise.kind !== 'match' || answer.kind !== 'match') return 0
  const answered = new Set(answer.pairs.map(({ left }) => left))
  return exercise.pairs.filter(({ left }) => !answered.has(left)).length
}

/** The right answer, to show afterwards. */
export function solutionOf(exercise: Exercise): ExerciseAnswer {
  switch (exercise.kind) {
    case 'calc':
      return { kind: 'calc', value: String(exercise.answer) }
    case 'order':
      return { kind: 'order', steps: exercise.steps }
    case 'match':
      return { kind: 'match', pairs: exercise.pairs }
    case 'fill':
      return { kind: 'fill', gaps: exercise.gaps.map(({ accepted }) => accepted[0] ?? '') }
  }
}

/** The distinct right sides of a match, in order. */
export function rightsOf(pairs: readonly { right: string }[]): string[] {
  return [...new Set(pairs.map(({ right }) => right))]
}
