import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'

const words = z
  .string()
  .regex(/^[a-z0-9/-]+( [a-z0-9/-]+)*$/, 'write lower-case words with one space between them')

/** A frequent question and our answer. */
export const authoredAnswerSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  /** Ways to ask: a question matches if it has every word of a line; a slash separates alternatives. */
  asked: z.array(words).min(1),
  /** Words that make it a different question. */
  unless: words.optional(),
  answer: authoredText,
  /** Programmes to show as openings. */
  programmes: z.array(authoredId).default([]),
  cards: z
    .array(
      z.strictObject({
        kind: z.enum(['course', 'lesson', 'path']),
        /** A lesson is `course/item`. */
        id: z.string(),
      }),
    )
    .default([]),
})

export type AuthoredAnswer = z.infer<typeof authoredAnswerSchema> & {
  /** The ids of the facts it quotes, known once they are filled in. */
  facts?: readonly string[]
}
