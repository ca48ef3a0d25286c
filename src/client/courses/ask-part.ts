import type { Ask } from '#domain/learning/ask.ts'
import type { ExerciseAnswer } from '#domain/learning/exercise.ts'

export type ChooseAsk = Extract<Ask, { kind: 'choose' }>
export type AskedExercise = Exclude<Ask, ChooseAsk>

/** What was answered on a card: the text of an option, or the answer of an exercise. */
export interface CardAnswer {
  chosen: string | null
  exercise: ExerciseAnswer | null
  /** Null until it is marked. */
  right: boolean | null
  parts: readonly boolean[] | null
}

export const noAnswer: CardAnswer = { chosen: null, exercise: null, right: null, parts: null }

/** Marked as soon as it is chosen. */
export function chosenAnswer(ask: ChooseAsk, chosen: string): CardAnswer {
  return { ...noAnswer, chosen, right: chosen === rightOption(ask) }
}

export function rightOption({ options }: ChooseAsk): string | null {
  return options.find(({ right }) => right)?.text ?? null
}

/** Why the chosen option is tempting and wrong. */
export function noteOn(ask: Ask, { chosen }: CardAnswer): string | undefined {
  if (ask.kind !== 'choose') return undefined
  return ask.options.find(({ text }) => text === chosen)?.note
}
