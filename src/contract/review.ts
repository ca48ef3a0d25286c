import { z } from 'zod'
import { typedText } from '#domain/text/typed-text.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { questionMarkSchema } from '#domain/learning/quiz-attempt.ts'
import { openQuestion } from './open-question.ts'
import { none } from './shapes.ts'

const card = z.strictObject({
  id: z.string(),
  skill: z.string(),
  question: openQuestion,
})
export type ReviewCardShown = z.infer<typeof card>

const session = {
  /** Questions answered today. */
  answered: z.number(),
  /** Questions still due today, including those shown. */
  due: z.number(),
  /** Today's session is finished: five answered, or all that were due. */
  finished: z.boolean(),
}

export const reviewRoutes = {
  /** At most five questions that are due today, without their keys. */
  'GET /api/review': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ ...session, cards: z.array(card), nextDue: z.string().nullable() }),
  }),
  'POST /api/review/answer': route({
    who: 'student',
    policy: owns('review_cards', {
      sentence: 'A question in the caller’s review.',
      missing: 'This question is not in your review',
      idField: 'cardId',
    }),
    input: z.strictObject({
      cardId: z.uuid(),
      answer: typedText(2000),
      /** "Too easy": it comes back later than usual. */
      easy: z.boolean().optional(),
    }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('answered'),
        ...session,
        ...questionMarkSchema.shape,
        /** When the question comes back. */
        dueAt: z.string(),
        /** XP of the session that this answer finished; else 0. */
        earned: z.number(),
      }),
      /** Answered twice, or not due. */
      z.strictObject({ kind: z.literal('not-due'), ...session }),
    ]),
    changes: [...whereXpShows, 'review'],
  }),
}
