import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { problemsInGraph } from './conversation-graph.ts'
import { exerciseBase } from './exercise-base.ts'

const reply = z.strictObject({
  text: authoredText.max(240),
  /** The turn or the end that it leads to. */
  to: authoredId,
})

const turn = z.strictObject({
  id: authoredId,
  /** What the other one says. */
  says: authoredText.max(600),
  replies: z
    .array(reply)
    .min(2)
    .max(4)
    .superRefine(refuseRepeats(({ text }) => text, 'a reply')),
})

const end = z.strictObject({
  id: authoredId,
  says: authoredText.max(600),
  /** `good` is the aim; `fair` comes close, and counts as a miss. */
  result: z.enum(['good', 'fair', 'poor']),
  /** Why it ended this way. */
  reason: authoredText,
})

/** A conversation in which each reply leads on, to the end that it earned. */
export const conversationExercise = z
  .strictObject({
    ...exerciseBase,
    kind: z.literal('conversation'),
    /** Who speaks: 'Mr Lewis, a customer'. */
    with: authoredText.max(60),
    /** It begins with the first. */
    turns: z
      .array(turn)
      .min(2)
      .max(12)
      .superRefine(refuseRepeats(({ id }) => id, 'a turn')),
    ends: z
      .array(end)
      .min(2)
      .max(6)
      .superRefine(refuseRepeats(({ id }) => id, 'an end'))
      .refine((ends) => ends.some(({ result }) => result === 'good'), {
        message: 'one end has to be good',
      })
      .refine((ends) => ends.some(({ result }) => result !== 'good'), {
        message: 'one end has to be worse than good',
      }),
  })
  .superRefine((conversation, context) => {
    for (const { message, path } of problemsInGraph(conversation)) {
      context.addIssue({ code: 'custom', message, path })
    }
  })
export type ConversationExercise = z.infer<typeof conversationExercise>
