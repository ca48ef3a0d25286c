import { z } from 'zod'
import { difficultySchema } from '#domain/learning/question-parts.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'

const judgedQuestion = z.strictObject({
  id: z.string(),
  question: z.string(),
  objective: z.string().nullable(),
  /** As its author sees it. */
  difficulty: difficultySchema.nullable(),
  /** What the answers say; null until somebody has answered it. */
  reading: z
    .strictObject({
      answers: z.number(),
      /** In percent. */
      right: z.number(),
      difficulty: difficultySchema,
      /** By how many percent points the other questions went better for those who answered it right. */
      discrimination: z.number().nullable(),
      /** The average of the sittings that asked it. */
      secondsPerQuestion: z.number(),
    })
    .nullable(),
  options: z.array(
    z.strictObject({
      text: z.string(),
      right: z.boolean(),
      /** In percent of the answers; null before the first one. */
      chosen: z.number().nullable(),
      /** A wrong option that hardly anybody is tempted by. */
      untaken: z.boolean(),
    }),
  ),
})

export type JudgedQuestion = z.infer<typeof judgedQuestion>

/** How good the questions of the assessments are. Figures only: nobody's answers. */
export const staffQuestionRoutes = {
  'GET /api/staff/questions/:id': route({
    who: atDesk('questions'),
    policy: 'staff',
    input: z.strictObject({ id: z.string().max(100) }),
    output: z.strictObject({ questions: z.array(judgedQuestion) }),
  }),
}
