import { z } from 'zod'
import { authoredText } from './authored.ts'

/** Something to choose from, without what it has to explain. */
export const choiceOption = z.strictObject({
  text: authoredText,
  right: z.literal(true).optional(),
  /** Why a wrong option is tempting, and what it costs, in a sentence. */
  note: authoredText.optional(),
})

/** Options of which exactly one is right. */
export function choicesOf<Option extends z.ZodType<z.infer<typeof choiceOption>>>(
  option: Option,
  most: number,
) {
  return z
    .array(option)
    .min(2)
    .max(most)
    .refine((options) => options.filter(({ right }) => right).length === 1, {
      message: 'exactly one option is right',
    })
}
