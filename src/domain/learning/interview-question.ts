import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'
import { interviewSectors } from './interview-practice.ts'

/** A question to practise, with what the interviewer wants to know and how to answer well. */
export const interviewQuestionSchema = z.strictObject({
  id: authoredId,
  sector: z.enum(interviewSectors),
  question: authoredText.max(200),
  wants: authoredText.max(300),
  good: z.array(authoredText.max(300)).length(2, 'two things that a good answer has'),
  mistake: authoredText.max(300),
  /** Of a school-leaver without a job yet. */
  example: authoredText.max(1_000).optional(),
})
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>
