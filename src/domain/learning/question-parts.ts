import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'

export const questionId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][\w.:-]*$/i, 'ids are words joined by hyphens')

export const difficultySchema = z.literal([1, 2, 3])
export type Difficulty = z.infer<typeof difficultySchema>

/** What every question has. */
export const questionParts = {
  id: questionId,
  question: authoredText,
  points: z.number().min(0).max(100).default(1),
  objective: authoredText.optional(),
  /** As its author sees it; how hard it turns out to be is learned from answers. */
  difficulty: difficultySchema.optional(),
  explanation: authoredText,
  /** The id of a figure that the question is about. */
  figure: authoredId.optional(),
}

/** The numbers a question asks about. */
export const questionTable = z
  .strictObject({
    head: z.array(authoredText).min(2).max(6),
    rows: z.array(z.array(authoredText)).min(1).max(12),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    message: 'each row has as many cells as head',
    path: ['rows'],
  })
export type QuestionTable = z.infer<typeof questionTable>

/** A conversation up to the point where the student takes over. */
export const questionChat = z
  .array(z.strictObject({ from: authoredText.max(40), text: authoredText }))
  .min(1)
  .max(8)
export type QuestionChat = z.infer<typeof questionChat>
