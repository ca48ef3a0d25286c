import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'
import type { LessonFigure } from './figure.ts'

export const figureSchema: z.ZodType<LessonFigure> = z.strictObject({
  id: authoredId,
  title: authoredText,
  description: authoredText,
  height: z.int().min(40).max(600),
  isScene: z.literal(true).optional(),
})
