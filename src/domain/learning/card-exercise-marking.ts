import { isNear, isSameAnswer, numberIn } from './answer-text.ts'
import { rightsOf } from './card-exercise-solution.ts'
import type { CardExercise, ExerciseAnswer } from './exercise.ts'
import type { MarkedExercise } from './marked-exercise.ts'
import { shuffled } from '#domain/text/seeded-order.ts'

/** Marks an exercise of a kind that may stand on a card. */
export function markCardExercise(exercise: CardExercise, answer: ExerciseAnswer): MarkedExercise {
  const { explanation } = exercise
  if (exercise.kind === 'calc') {
    return { correct: answer.kind === 'calc' && isSolved(exercise, answer.value), explanation }
  }
  const parts = partsOf(exercise, answer)
  return { correct: parts.every(Boolean) && isWhole(exercise, answer), parts, explanation }
}

/** What is sent to the browser before it is solved: no answers, and nothing in the order of the answers. */
export function cardForSolving(exercise: CardExercise, seed: string) {
  const { prompt } = exercise
  switch (exercise.kind) {
    case 'calc':
      return { kind: exercise.kind, prompt, unit: exercise.unit ?? null }
    case 'order':
      return { kind: exercise.kind, prompt, steps: unsolved(exercise.steps, seed) }
    case 'match':
      return {
        kind: exercise.kind,
        prompt,
        lefts: shuffled(
          exercise.pairs.map(({ left }) => left),
          `${seed}/lefts`,
        ),
        rights: shuffled(rightsOf(exercise.pairs), `${seed}/rights`),
      }
    case 'fill':
      return {
        kind: exercise.kind,
        prompt,
        text: exercise.text,
        words: wordsFor(exercise, seed),
      }
  }
}

/**
 * The right words of all gaps to tap, shuffled; null if they are typed. A single word would give itself away, and a
 * number is worked out.
 */
function wordsFor({ gaps, typed }: Extract<CardExercise, { kind: 'fill' }>, seed: string) {
  const isWorkedOut = gaps.some(({ accepted }) => accepted.some((text) => /\d/.test(text)))
  if (typed || isWorkedOut || gaps.length < 2) return null
  return shuffled(
    gaps.map(({ accepted }) => accepted[0] ?? ''),
    `${seed}/words`,
  )
}

function partsOf(
  exercise: Exclude<CardExercise, { kind: 'calc' }>,
  answer: ExerciseAnswer,
): boolean[] {
  if (exercise.kind === 'order') {
    const steps = answer.kind === 'order' ? answer.steps : []
    return exercise.steps.map((step, index) => steps[index] === step)
  }
  if (exercise.kind === 'fill') {
    const gaps = answer.kind === 'fill' ? answer.gaps : []
    return exercise.gaps.map(({ accepted }, index) => isSameAnswer(gaps[index] ?? '', accepted))
  }
  const rightFor = new Map(exercise.pairs.map(({ left, right }) => [left, right]))
  return answer.kind === 'match'
    ? answer.pairs.map(({ left, right }) => rightFor.get(left) === right)
    : []
}

/** A match may be incomplete; the other kinds always have one flag per part. */
function isWhole(exercise: CardExercise, answer: ExerciseAnswer): boolean {
  if (exercise.kind !== 'match') return true
  if (answer.kind !== 'match') return false
  const lefts = new Set(answer.pairs.map(({ left }) => left))
  return exercise.pairs.every(({ left }) => lefts.has(left))
}

function isSolved(
  { answer, tolerance, unit }: Extract<CardExercise, { kind: 'calc' }>,
  typed: string,
) {
  const value = numberIn(typed, unit)
  return value !== null && isNear(value, answer, tolerance)
}

function unsolved(steps: readonly string[], seed: string): string[] {
  const order = shuffled(steps, seed)
  const [first, ...rest] = order
  const solved = order.every((step, index) => step === steps[index])
  return solved && first !== undefined ? [...rest, first] : order
}
