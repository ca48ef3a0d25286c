import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { rightsOf } from './card-exercise-solution.ts'
import { chartExercise } from './chart-exercise.ts'
import { codeExercise } from './code-exercise.ts'
import { conversationExercise } from './conversation-exercise.ts'
import { exerciseBase } from './exercise-base.ts'
import { sheetExercise } from './sheet-exercise.ts'
import { spotsExercise } from './spots-exercise.ts'
import { typedText } from '#domain/text/typed-text.ts'

const calc = z.strictObject({
  ...exerciseBase,
  kind: z.literal('calc'),
  answer: z.number(),
  tolerance: z.number().min(0).default(0),
  unit: authoredText.optional(),
})

const order = z.strictObject({
  ...exerciseBase,
  kind: z.literal('order'),
  /** In the right order; shown shuffled. */
  steps: z
    .array(authoredText)
    .min(3)
    .max(8)
    .superRefine(refuseRepeats((step) => step, 'a step')),
})

const match = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('match'),
    /** Several lefts may share a right, which makes it a sorting task. */
    pairs: z
      .array(z.strictObject({ left: authoredText, right: authoredText }))
      .min(3)
      .max(10)
      .superRefine(refuseRepeats(({ left }) => left, 'a left side')),
  })
  // Otherwise every pairing would be right.
  .refine(({ pairs }) => rightsOf(pairs).length > 1, {
    message: 'a match needs at least two different right sides',
    path: ['pairs'],
  })

const fill = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('fill'),
    /** Each ___ is a gap. */
    text: authoredText,
    gaps: z.array(z.strictObject({ accepted: z.array(authoredText).min(1) })).min(1),
    /** Always typed, where writing the word is what it teaches. */
    typed: z.literal(true).optional(),
  })
  .refine(({ text, gaps }) => gapCount(text) === gaps.length, {
    message: 'gaps needs one entry for each ___ in text',
    path: ['gaps'],
  })

/** Small enough for the card of an article, which has its key and marks it in the browser. */
export const cardExerciseKinds = [calc, order, match, fill] as const

const cardExerciseSchema = z.discriminatedUnion('kind', cardExerciseKinds)
export type CardExercise = z.infer<typeof cardExerciseSchema>

export const exerciseSchema = z.discriminatedUnion('kind', [
  ...cardExerciseKinds,
  sheetExercise,
  chartExercise,
  conversationExercise,
  spotsExercise,
  codeExercise,
])
export type Exercise = z.infer<typeof exerciseSchema>
/** Never on a card; marked only on the server. */
export type HandsOnExercise = Exclude<Exercise, CardExercise>

/** True for the kinds that may stand on a card. */
export function isCardExercise(exercise: Exercise): exercise is CardExercise {
  return ['calc', 'order', 'match', 'fill'].includes(exercise.kind)
}

const answerText = typedText(500)

export const exerciseAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('calc'), value: answerText }),
  z.strictObject({ kind: z.literal('order'), steps: z.array(answerText).max(8) }),
  z.strictObject({
    kind: z.literal('match'),
    pairs: z.array(z.strictObject({ left: answerText, right: answerText })).max(10),
  }),
  z.strictObject({ kind: z.literal('fill'), gaps: z.array(answerText).max(20) }),
  /** What was typed into each cell to fill, in their order. */
  z.strictObject({ kind: z.literal('sheet'), cells: z.array(typedText(200)).max(12) }),
  /** The number read off the chart, or the index of the chosen one. */
  z.strictObject({ kind: z.literal('chart'), value: answerText }),
  /** The replies that were given, one after the other. */
  z.strictObject({ kind: z.literal('conversation'), replies: z.array(answerText).max(12) }),
  /** The labels of the tapped spots. */
  z.strictObject({ kind: z.literal('spots'), labels: z.array(answerText).max(12) }),
  /** The program as it was written. */
  z.strictObject({ kind: z.literal('code'), source: typedText(4_000) }),
])
export type ExerciseAnswer = z.infer<typeof exerciseAnswerSchema>
export type CardExerciseAnswer = Extract<ExerciseAnswer, { kind: CardExercise['kind'] }>

function gapCount(text: string): number {
  return text.match(/_{3,}/g)?.length ?? 0
}
