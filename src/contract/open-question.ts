import { z } from 'zod'
import { figureSchema } from '#domain/learning/figure-schema.ts'
import { questionChat, questionTable } from '#domain/learning/question-parts.ts'

const base = {
  id: z.string(),
  question: z.string(),
  points: z.number(),
  figure: figureSchema.optional(),
}
const table = questionTable.optional()

/**
 * A question without its key; the browser gets the key and the explanation with the result. Strict: an object with a key,
 * a reason or an accepted answer is rejected.
 */
export const openQuestion = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('multiple_choice'),
    chat: questionChat.optional(),
    table,
    options: z.array(z.string()),
  }),
  z.strictObject({ ...base, type: z.literal('true_false') }),
  z.strictObject({ ...base, type: z.literal('short_answer'), table }),
  z.strictObject({
    ...base,
    type: z.literal('mark_lines'),
    document: z.strictObject({ title: z.string(), lines: z.array(z.string()) }),
  }),
  /** The steps by the alphabet. */
  z.strictObject({ ...base, type: z.literal('order'), steps: z.array(z.string()) }),
  z.strictObject({ ...base, type: z.literal('number'), table, unit: z.string().nullable() }),
])
export type OpenQuestion = z.infer<typeof openQuestion>
