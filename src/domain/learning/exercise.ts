import { isBlank } from '#domain/text/plain-letters.ts'
import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
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

const match = z.strictObject({
  ...base,
  kind: z.literal('match'),
  /** Several lefts may share a right, which makes it a sorting task. */
  pairs: z
    .array(z.strictObject({ left: authoredText, right: authoredText }))
    .min(3)
    .max(10)
    .superRefine(refuseRepeats(({ left }) => left, 'a left side')),
})

const fill = z
  .strictObject({
    ...base,
    kind: z.literal('fill'),
    /** Each ___ is a gap. */
    text: authoredText,
    gaps: z.array(z.strictObject({ accepted: z.array(authoredText).min(1) })).min(1),
  })
  .refine(({ text, gaps }) => gapCount(text) === gaps.length, {
    message: 'gaps needs one entry for each ___ in text',
    path: ['gaps'],
  })

export const exerciseKinds = [calc, order, match, fill] as const

export const exerciseSchema = z
  .discriminatedUnion('kind', exerciseKinds)
  .refine((exercise) => exercise.kind !== 'match' || hasDifferentRights(exercise.pairs), {
    message: 'a match needs at least two different right sides',
    path: ['pairs'],
  })
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

/** Otherwise every pairing would be right. */
export function hasDifferentRights(pairs: readonly { right: string }[]): boolean {
  return rightsOf(pairs).length > 1
}

/** The distinct right sides of a match, in order. */
export function rightsOf(pairs: readonly { right: string }[]): string[] {
  return [...new Set(pairs.map(({ right }) => right))]
}

function gapCount(text: string): number {
  return text.match(/_{3,}/g)?.length ?? 0
}
