import { z } from 'zod'
import { interviewSectors, partLength, rubricLines } from '#domain/learning/interview-practice.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { route } from './define.ts'
import { helpCard } from './help-card.ts'
import { owns } from './policies.ts'
import { byId, done, none } from './shapes.ts'

const question = z.strictObject({
  id: z.string(),
  question: z.string(),
  wants: z.string(),
  good: z.array(z.string()),
  mistake: z.string(),
  example: z.string().nullable(),
})
export type PracticeQuestion = z.infer<typeof question>

const answer = z.strictObject({
  situation: typedText(partLength.star),
  task: typedText(partLength.star),
  action: typedText(partLength.star),
  result: typedText(partLength.star),
  notes: typedText(partLength.notes),
})
/** The lines that the student answered with yes; null before they looked at their answer. */
const yesLines = z.array(z.enum(rubricLines)).max(rubricLines.length)

const kept = z.strictObject({
  id: z.string(),
  questionId: z.string(),
  /** Null when the question is no longer asked; the answer stays. */
  question: z.strictObject({ text: z.string(), sector: z.enum(interviewSectors) }).nullable(),
  answer,
  yesLines: yesLines.nullable(),
  at: z.string(),
})
export type KeptAnswer = z.infer<typeof kept>

const evidence = z.strictObject({
  kind: z.enum(['project', 'course', 'readiness']),
  title: z.string(),
})
export type OwnEvidence = z.infer<typeof evidence>

const ownAnswer = owns('interview_answers', { missing: 'This answer is not saved any more' })

export const interviewPracticeRoutes = {
  'GET /api/interview-questions': route({
    who: 'student',
    policy: 'open',
    input: z.strictObject({ sector: z.enum(interviewSectors) }),
    output: z.strictObject({ questions: z.array(question) }),
  }),
  /** The titles of what the student finished, as a start for an answer. */
  'GET /api/interview-evidence': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ evidence: z.array(evidence) }),
  }),
  /** The student's saved answers, newest first. Visible only to them. */
  'GET /api/interview-answers': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ before: z.string().max(200).optional() }),
    output: z.strictObject({ answers: z.array(kept), next: z.string().nullable() }),
  }),
  'POST /api/interview-answers': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ questionId: z.string().max(80), answer }),
    output: z.strictObject({ id: z.string(), help: helpCard.nullable() }),
    changes: ['interview-answers'],
  }),
  'PUT /api/interview-answers/:id': route({
    who: 'student',
    policy: ownAnswer,
    input: z.strictObject({ id: z.uuid(), answer }),
    output: z.strictObject({ help: helpCard.nullable() }),
    changes: ['interview-answers'],
  }),
  'PUT /api/interview-answers/:id/rubric': route({
    who: 'student',
    policy: ownAnswer,
    input: z.strictObject({ id: z.uuid(), yesLines }),
    output: done,
    changes: ['interview-answers'],
  }),
  'DELETE /api/interview-answers/:id': route({
    who: 'student',
    policy: ownAnswer,
    input: byId,
    output: done,
    changes: ['interview-answers'],
  }),
}
