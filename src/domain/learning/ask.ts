import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { exerciseKinds, hasDifferentRights } from './exercise.ts'

const option = z
  .strictObject({
    text: authoredText,
    right: z.literal(true).optional(),
    /** Why it is tempting and wrong, in a sentence. */
    note: authoredText.optional(),
  })
  .refine(({ right, note }) => right === true || note !== undefined, {
    message: 'an option that is not right needs a note: why it is tempting and wrong',
    path: ['note'],
  })

const choose = z.strictObject({
  kind: z.literal('choose'),
  prompt: authoredText,
  options: z
    .array(option)
    .min(2)
    .max(4)
    .superRefine(refuseRepeats(({ text }) => text, 'an option'))
    .refine((options) => options.filter(({ right }) => right).length === 1, {
      message: 'exactly one option is right',
    }),
  explanation: authoredText,
})

/** What there is to do on a card of an article. It is marked on the card and earns nothing by itself. */
export const askSchema = z
  .discriminatedUnion('kind', [choose, ...exerciseKinds])
  .refine((ask) => ask.kind !== 'match' || hasDifferentRights(ask.pairs), {
    message: 'a match needs at least two different right sides',
    path: ['pairs'],
  })
export type Ask = z.infer<typeof askSchema>
