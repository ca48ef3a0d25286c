import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { levelSchema } from './course.ts'
import type { LessonFigure } from './figure.ts'
import { questionForReader, questionSchema } from './question.ts'
import { skillSchema } from './skill-schema.ts'

export const assessmentSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  skill: skillSchema,
  level: levelSchema,
  questions: z
    .array(questionSchema)
    .min(1)
    .max(60)
    .superRefine(refuseRepeats(({ id }) => id, 'the question id')),
})
export type Assessment = z.infer<typeof assessmentSchema>

/** The assessment as the browser may see it before it is submitted: no keys, no explanations. */
export function forSitting(assessment: Assessment, figures: readonly LessonFigure[]) {
  const { id, title, description, skill, level, questions } = assessment
  return {
    id,
    title,
    description,
    skill,
    level,
    questions: questions.map((question) => questionForReader(question, figures)),
  }
}
