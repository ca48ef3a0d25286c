import { z } from 'zod'
import { numberIn } from './answer-text.ts'
import { authoredText, refuseRepeats } from './authored.ts'
import { questionParts, questionTable } from './question-parts.ts'

const documentLine = z.strictObject({
  text: authoredText,
  /** What is wrong with it. A line without this is right. */
  wrong: authoredText.optional(),
})

/** A real document in which the student taps what is wrong. */
export const markLines = z.strictObject({
  ...questionParts,
  type: z.literal('mark_lines'),
  document: z.strictObject({
    title: authoredText,
    lines: z
      .array(documentLine)
      .min(4)
      .max(12)
      .superRefine(refuseRepeats(({ text }) => text, 'a line'))
      .refine((lines) => lines.some(({ wrong }) => wrong !== undefined), {
        message: 'at least one line has `wrong`',
      })
      .refine((lines) => lines.some(({ wrong }) => wrong === undefined), {
        message: 'at least one line has nothing wrong',
      }),
  }),
})

/** A real process whose steps the student puts in order. */
export const orderSteps = z.strictObject({
  ...questionParts,
  type: z.literal('order'),
  /** In the right order. */
  steps: z
    .array(authoredText)
    .min(3)
    .max(8)
    .superRefine(refuseRepeats((step) => step, 'a step')),
})

/** A sum, often from a table. */
export const workedNumber = z
  .strictObject({
    ...questionParts,
    type: z.literal('number'),
    table: questionTable.optional(),
    correct_answer: z
      .string('write the number in quotes')
      .regex(/^-?\d+(?:\.\d+)?$/, 'write the number in digits only, without a comma or a unit'),
    tolerance: z.number().min(0).default(0),
    unit: authoredText.max(20).optional(),
    /** By a wrong number: why it is tempting, without the right one. */
    notes: z.record(z.string(), authoredText).optional(),
  })
  .refine(
    ({ correct_answer, notes = {} }) =>
      Object.keys(notes).every(
        (number) => ![null, Number(correct_answer)].includes(numberIn(number, undefined)),
      ),
    { message: 'notes are for wrong numbers, in quotes', path: ['notes'] },
  )

export type MarkLines = z.infer<typeof markLines>
export type OrderSteps = z.infer<typeof orderSteps>
export type WorkedNumber = z.infer<typeof workedNumber>
export type PerformanceQuestion = MarkLines | OrderSteps | WorkedNumber
