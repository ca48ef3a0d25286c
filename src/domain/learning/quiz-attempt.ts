import { z } from 'zod'
import { hashOf } from '#domain/text/seeded-order.ts'
import { isWorked } from './performance.ts'
import { answerKey, answersSchema, markQuestion, type Answers, type Question } from './question.ts'

/** Whether an answer is right, and why, as shown to the student. */
export const questionMarkSchema = z.strictObject({
  correct: z.boolean(),
  correctAnswer: z.string(),
  userAnswer: z.string(),
  verdict: z.enum(['matches', 'compare']).optional(),
  /** Why a wrong choice is tempting, or how near the work came. */
  note: z.string().optional(),
  partly: z.literal(true).optional(),
  /** The right answer as it would be sent, where it shows on the work: which lines, which order. */
  key: z.string().optional(),
  explanation: z.string(),
})
export type QuestionMark = z.infer<typeof questionMarkSchema>

/** An attempt at a quiz that is not finished: the first answer to each question so far. */
export const begunAttemptSchema = z.strictObject({
  /** Of the questions: when they change, it begins again. */
  version: z.int(),
  answers: answersSchema,
})
export type BegunAttempt = z.infer<typeof begunAttemptSchema>

export function answersSoFar(
  questions: readonly Question[],
  begun: BegunAttempt | undefined,
): Answers {
  return begun?.version === versionOf(questions) ? begun.answers : {}
}

/** The attempt with another answer; the first one to a question stays. */
export function withFirstAnswer(
  questions: readonly Question[],
  begun: BegunAttempt | undefined,
  { questionId, answer }: { questionId: string; answer: string },
): BegunAttempt {
  return {
    version: versionOf(questions),
    answers: { [questionId]: answer, ...answersSoFar(questions, begun) },
  }
}

/** The marks of the answered questions; undefined before the first answer. */
export function marksSoFar(
  questions: readonly Question[],
  begun: BegunAttempt | undefined,
): Record<string, QuestionMark> | undefined {
  const answers = Object.entries(answersSoFar(questions, begun))
  if (answers.length === 0) return undefined
  const marks = answers.flatMap(([id, answer]) => {
    const question = questions.find((each) => each.id === id)
    return question === undefined ? [] : [[id, markWithReason(question, answer)] as const]
  })
  return Object.fromEntries(marks)
}

export function markWithReason(question: Question, answer: string): QuestionMark {
  const { earned: _points, ...mark } = markQuestion(question, answer)
  const key = isWorked(question) ? { key: answerKey(question) } : {}
  return { ...mark, ...key, explanation: question.explanation }
}

function versionOf(questions: readonly Question[]): number {
  return hashOf(JSON.stringify(questions))
}
