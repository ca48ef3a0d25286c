import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { markLines, orderSteps, workedNumber } from './performance-question.ts'
import { questionId, questionTable } from './question-parts.ts'

/** By the id of a gauge: how much it goes up or down. */
const gaugeChange = z.record(authoredId, z.int().min(-100_000).max(100_000))

/** What an answer leads to: a gauge moves, and later messages may depend on it. */
const consequence = {
  effect: gaugeChange.optional(),
  /** A word for what happened, asked by `if` and `unless` of later messages. */
  sets: authoredId.optional(),
}

export const taskOutcome = z.strictObject(consequence)

const decisionOption = z.strictObject({
  text: authoredText,
  worth: z.enum(['best', 'fair', 'poor']),
  /** What happens then, and why. */
  after: authoredText,
  ...consequence,
})

/** What somebody does when there is more than one way to do it. */
const decision = z.strictObject({
  id: questionId,
  type: z.literal('decision'),
  question: authoredText,
  options: z
    .array(decisionOption)
    .min(3)
    .max(5)
    .superRefine(refuseRepeats(({ text }) => text, 'an option'))
    .refine((options) => options.filter(({ worth }) => worth === 'best').length === 1, {
      message: 'exactly one option is the best',
    }),
  explanation: authoredText,
})

const chosenField = z
  .strictObject({
    label: authoredText.max(80),
    options: z
      .array(authoredText.max(80))
      .min(2)
      .max(6)
      .superRefine(refuseRepeats((option) => option, 'an option')),
    right: authoredText,
  })
  .refine(({ options, right }) => options.includes(right), {
    message: 'right is not one of the options',
    path: ['right'],
  })

const typedField = z.strictObject({
  label: authoredText.max(80),
  /** Every way to write it; the first one is shown. */
  accepted: z.array(authoredText.max(80)).min(1),
})

/** A form of a work place, with a few fields to choose or to write. */
const form = z.strictObject({
  id: questionId,
  type: z.literal('form'),
  question: authoredText,
  title: authoredText.max(80),
  table: questionTable.optional(),
  fields: z
    .array(z.union([chosenField, typedField]))
    .min(3)
    .max(6)
    .superRefine(refuseRepeats(({ label }) => label, 'a label')),
  explanation: authoredText,
})

const rubricLine = z.strictObject({
  /** What a good text does: "says when it will be ready". */
  line: authoredText.max(120),
  /** Beginnings of words or phrases, of which one is enough. */
  any: z.array(authoredText.max(60)).min(1),
  /** None of these may occur. */
  never: z.array(authoredText.max(60)).optional(),
})

/** A short text to somebody, checked by a rubric. */
const reply = z.strictObject({
  id: questionId,
  type: z.literal('reply'),
  question: authoredText,
  to: authoredText.max(40),
  minWords: z.int().min(8).max(40).default(12),
  rubric: z.array(rubricLine).min(3).max(5),
  model: authoredText,
  explanation: authoredText,
})

export const simulationTask = z.discriminatedUnion('type', [
  decision,
  form,
  reply,
  markLines,
  orderSteps,
  workedNumber,
])
export type SimulationTask = z.infer<typeof simulationTask>
export type DecisionTask = z.infer<typeof decision>
export type FormTask = z.infer<typeof form>
export type ReplyTask = z.infer<typeof reply>
