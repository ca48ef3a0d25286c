import { isNear, numberIn } from './answer-text.ts'
import type { ChartExercise } from './chart-exercise.ts'
import type { ExerciseAnswer } from './exercise.ts'
import type { MarkedExercise } from './marked-exercise.ts'

/** Compares the number that was read, or the chart that was chosen, with the key. */
export function markChart(exercise: ChartExercise, answer: ExerciseAnswer): MarkedExercise {
  const { read, choose, explanation } = exercise
  const typed = answer.kind === 'chart' ? answer.value : ''
  if (read) {
    const value = numberIn(typed, read.unit)
    return { correct: value !== null && isNear(value, read.answer, read.tolerance), explanation }
  }
  const chosen = choose?.[indexIn(typed)]
  return {
    correct: chosen?.right === true,
    ...(chosen?.note !== undefined && !chosen.right && { remark: chosen.note }),
    explanation,
  }
}

/** The right number, or the index of the right chart. */
export function chartKey({ read, choose }: ChartExercise): string {
  if (read) return String(read.answer)
  return String(choose?.findIndex(({ right }) => right === true) ?? -1)
}

function indexIn(text: string): number {
  return /^\d$/.test(text) ? Number(text) : -1
}
