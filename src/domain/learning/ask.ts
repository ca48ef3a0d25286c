import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { choiceOption, choicesOf } from './choice.ts'
import { cardExerciseKinds } from './exercise.ts'

const option = choiceOption.refine(({ right, note }) => right === true || note !== undefined, {
  message: 'an option that is not right needs a note: why it is tempting and wrong',
  path: ['note'],
})

const choose = z.strictObject({
  kind: z.literal('choose'),
  prompt: authoredText,
  options: choicesOf(option, 4).superRefine(refuseRepeats(({ text }) => text, 'an option')),
  explanation: authoredText,
})

/** What there is to do on a card of an article. It is marked on the card and earns nothing by itself. */
export const askSchema = z.discriminatedUnion('kind', [choose, ...cardExerciseKinds])
export type Ask = z.infer<typeof askSchema>
