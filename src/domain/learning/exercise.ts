import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { rightsOf } from './exercise-solution.ts'
import { typedText } from '#domain/text/typed-text.ts'

const base = {
  prompt: authoredText,
  hints: z.array(authoredText).max(5).default([]),
  explanation: authoredText,
}

const calc = z.strictObject({
  ...base,
  kind: z.literal('calc'),
  answer: z.number(),
  tolerance: z.number().min(0).default(0),
  unit: authoredText.optional(),
})

const order = z.strictObject({
  ...base,
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
    ...base,
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
    ...base,
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

export const exerciseKinds = [calc, order, match, fill] as const

export const exerciseSchema = z.discriminatedUnion('kind', exerciseKinds)
export type Exercise = z.infer<typeof exerciseSchema>

const answerText = typedText(500)

export const exerciseAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('calc'), value: answerText }),
  z.strictObject({ kind: z.literal('order'), steps: z.array(answerText).max(8) }),
  z.strictObject({
    kind: z.literal('match'),
    pairs: z.array(z.strictObject({ left: answerText, right: answerText })).max(10),
  }),
  z.strictObject({ kind: z.literal('fill'), gaps: z.array(answerText).max(20) }),
])
export type ExerciseAnswer = z.infer<typeof exerciseAnswerSchema>

function gapCount(text: string): number {
  return text.match(/_{3,}/g)?.length ?? 0
}
