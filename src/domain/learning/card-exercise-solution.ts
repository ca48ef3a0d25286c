import { isBlank } from '#domain/text/plain-letters.ts'
import type { CardExercise, CardExerciseAnswer, ExerciseAnswer } from './exercise.ts'

/** What a card's exercise still needs before it can be marked; null if nothing. */
export function missingOnCard(exercise: CardExercise, answer: ExerciseAnswer): string | null {
  if (!isTried(answer)) return 'Try an answer first.'
  const open = openParts(exercise, answer)
  return open > 0 ? partsLeft(open) : null
}

/** How the number of unanswered parts is said. */
export function partsLeft(open: number): string {
  return `${open} left. Answer every part, then check.`
}

function isTried(answer: ExerciseAnswer): boolean {
  switch (answer.kind) {
    case 'calc':
      return !isBlank(answer.value)
    case 'order':
      return answer.steps.length > 0
    case 'match':
      return answer.pairs.length > 0
    case 'fill':
      return answer.gaps.some((gap) => !isBlank(gap))
    default:
      return false
  }
}

/** How many rows or gaps have no answer yet: they are neither right nor wrong. */
function openParts(exercise: CardExercise, answer: ExerciseAnswer): number {
  if (exercise.kind === 'fill' && answer.kind === 'fill') {
    return exercise.gaps.filter((_, index) => isBlank(answer.gaps[index] ?? '')).length
  }
  if (exercise.kind !== 'match' || answer.kind !== 'match') return 0
  const answered = new Set(answer.pairs.map(({ left }) => left))
  return exercise.pairs.filter(({ left }) => !answered.has(left)).length
}

/** The right answer, to show afterwards. */
export function cardSolutionOf(exercise: CardExercise): CardExerciseAnswer {
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
