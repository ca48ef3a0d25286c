import { z } from 'zod'
import { isAnswered, markQuestion, pointsOf, questionSchema } from './question.ts'
import type { Answers, MarkedAnswer, Question } from './question.ts'

export interface QuestionFeedback extends MarkedAnswer {
  explanation: string
}

export interface Score {
  /** Rounded share of the points earned, 0-100; 0 if the questions have no points. Questions without accepted answers are left out. */
  score: number
  feedback: Record<string, QuestionFeedback>
  /** Ids of the questions that earned nothing, to bring back for review. */
  missed: string[]
}

export function scoreOf(questions: readonly Question[], answers: Answers): Score {
  const feedback: Record<string, QuestionFeedback> = {}
  let earned = 0
  let total = 0
  for (const question of questions) {
    const marked = markQuestion(question, answerTo(question, answers))
    feedback[question.id] = { ...marked, explanation: question.explanation }
    earned += marked.earned
    total += pointsOf(question)
  }
  return {
    score: total === 0 ? 0 : Math.round((earned / total) * 100),
    feedback,
    missed: questions.filter(({ id }) => !feedback[id]?.correct).map(({ id }) => id),
  }
}

/** Ids of unanswered questions; a submission with any is refused. */
export function unansweredIn(questions: readonly Question[], answers: Answers): string[] {
  return questions
    .filter((question) => !isAnswered(question, answerTo(question, answers)))
    .map(({ id }) => id)
}

/**
 * The usable questions of a stored list. An entry lacking id, question, type or correct_answer is
 * dropped (spec section 3), and so is one that can't be answered. The right lines and the right order need no
 * correct_answer beside them: a second copy of the key could only contradict the first.
 */
export function validQuestions(list: unknown): Question[] {
  if (!Array.isArray(list)) return []
  const byId = new Map<string, Question>()
  for (const item of list) {
    const stored = storedQuestion.safeParse(item)
    const parsed = questionSchema.safeParse(stored.success ? asQuestion(stored.data) : null)
    if (parsed.success && !byId.has(parsed.data.id)) byId.set(parsed.data.id, parsed.data)
  }
  return [...byId.values()]
}

const keyText = z.union([z.string(), z.number(), z.boolean()]).transform(String)

/** Older rows have the index as a number, no explanation, or fields we don't use. */
const storedQuestion = z.object({
  id: keyText,
  question: z.string(),
  type: z.string(),
  // Rows of the kinds whose key is in their lines or steps have none; the others are dropped without it.
  correct_answer: keyText.optional(),
  options: z.array(z.string()).nullish(),
  points: z.number().nullish(),
  objective: z.string().nullish(),
  difficulty: z.number().nullish(),
  notes: z.record(z.string(), z.string()).nullish(),
  accepted: z.array(z.string()).nullish(),
  explanation: z.string().nullish(),
  // What only newer kinds have was checked when it was written, and is checked again as a question.
  chat: z.unknown().optional(),
  table: z.unknown().optional(),
  document: z.unknown().optional(),
  steps: z.unknown().optional(),
  tolerance: z.number().nullish(),
  unit: z.string().nullish(),
})

function asQuestion(stored: z.infer<typeof storedQuestion>) {
  const { id, question, type, points, objective, difficulty, explanation } = stored
  return {
    id,
    question,
    type,
    points: points ?? 1,
    explanation: explanation || 'No explanation was written for this question.',
    ...(objective ? { objective } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...fieldsOf(stored),
  }
}

/** The fields of its kind. Older rows may have others. */
function fieldsOf(stored: z.infer<typeof storedQuestion>) {
  const { correct_answer, options, notes, accepted, chat, table, tolerance, unit } = stored
  switch (stored.type) {
    case 'multiple_choice':
      return { correct_answer, options, ...present({ notes, chat, table }) }
    case 'short_answer':
      return { correct_answer, ...present({ accepted: accepted?.length ? accepted : null, table }) }
    case 'mark_lines':
      return { document: stored.document }
    case 'order':
      return { steps: stored.steps }
    case 'number':
      return { correct_answer, ...present({ notes, table, tolerance, unit }) }
    default:
      return { correct_answer }
  }
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
}

function answerTo(question: Question, answers: Answers): string | undefined {
  return Object.hasOwn(answers, question.id) ? answers[question.id] : undefined
}
