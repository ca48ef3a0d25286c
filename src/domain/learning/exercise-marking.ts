import { cardForSolving, markCardExercise } from './card-exercise-marking.ts'
import { cardSolutionOf, missingOnCard } from './card-exercise-solution.ts'
import { isCardExercise, type Exercise, type ExerciseAnswer } from './exercise.ts'
import type { LessonFigure } from './figure.ts'
import {
  handsOnForSolving,
  handsOnSolution,
  markHandsOn,
  missingInHandsOn,
} from './hands-on-exercise.ts'
import type { MarkedExercise } from './marked-exercise.ts'

/** Marks an answer to an exercise of any kind; an answer of another kind is wrong. */
export function markExercise(exercise: Exercise, answer: ExerciseAnswer): MarkedExercise {
  return isCardExercise(exercise)
    ? markCardExercise(exercise, answer)
    : markHandsOn(exercise, answer)
}

/** What is sent to the browser before it is solved: no answers, and nothing in the order of the answers. */
export function forSolving(exercise: Exercise, seed: string, figures: readonly LessonFigure[]) {
  return isCardExercise(exercise)
    ? cardForSolving(exercise, seed)
    : handsOnForSolving(exercise, figures)
}

/** The right answer, to show afterwards. */
export function solutionOf(exercise: Exercise): ExerciseAnswer {
  return isCardExercise(exercise) ? cardSolutionOf(exercise) : handsOnSolution(exercise)
}

/** What the answer still needs before it can be marked, in a sentence; null if nothing. */
export function missingIn(exercise: Exercise, answer: ExerciseAnswer): string | null {
  return isCardExercise(exercise)
    ? missingOnCard(exercise, answer)
    : missingInHandsOn(exercise, answer)
}
