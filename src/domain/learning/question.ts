import { isBlank } from '#domain/text/plain-letters.ts'
import { z } from 'zod'
import { authoredText, refuseRepeats } from './authored.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { shownFigure, type LessonFigure } from './figure.ts'
import {
  isPerformed,
  markPerformance,
  performanceKey,
  performedText,
  rightPerformanceText,
  sentSteps,
} from './performance-marking.ts'
import { isWorked } from './performance.ts'
import { markLines, orderSteps, workedNumber } from './performance-question.ts'
import type { PerformanceQuestion } from './performance-question.ts'
import type { QuestionChat, QuestionTable } from './question-parts.ts'
import { questionChat, questionId, questionParts, questionTable } from './question-parts.ts'
import { matchesKey } from './short-answer.ts'

const multipleChoice = z
  .strictObject({
    ...questionParts,
    type: z.literal('multiple_choice'),
    chat: questionChat.optional(),
    table: questionTable.optional(),
    options: z
      .array(authoredText)
      .min(2)
      .max(6)
      .superRefine(refuseRepeats((option) => option, 'an option')),
    correct_answer: z.string('write the index of the right option in quotes, from "0"'),
    /** By the index of a wrong option: why it is tempting and what it costs, without naming the right one. */
    notes: z.record(z.string(), authoredText).optional(),
  })
  .refine(({ options, correct_answer }) => isIndexOf(options, correct_answer), {
    message: 'correct_answer is not the index of an option',
    path: ['correct_answer'],
  })
  .refine(
    ({ options, correct_answer, notes = {} }) =>
      Object.keys(notes).every((index) => isIndexOf(options, index) && index !== correct_answer),
    { message: 'notes are for wrong options: their index in quotes, from "0"', path: ['notes'] },
  )

const trueFalse = z.strictObject({
  ...questionParts,
  type: z.literal('true_false'),
  correct_answer: z.enum(['true', 'false'], 'write "true" or "false", in quotes'),
})

const shortAnswer = z.strictObject({
  ...questionParts,
  type: z.literal('short_answer'),
  table: questionTable.optional(),
  correct_answer: authoredText,
  accepted: z.array(authoredText).min(1).optional(),
})

export const questionSchema = z.discriminatedUnion('type', [
  multipleChoice,
  trueFalse,
  shortAnswer,
  markLines,
  orderSteps,
  workedNumber,
])
export type Question = z.infer<typeof questionSchema>

/**
 * The answers by question id: the index of an option, 'true' or 'false', a text, a number as typed, the indexes of the
 * tapped lines ("1,4"), or those of the sent steps in the student's order ("2,0,1").
 */
export const answersSchema = z.record(questionId, typedText(2000))
export type Answers = z.infer<typeof answersSchema>

export interface MarkedAnswer {
  correct: boolean
  /** The text to show, not the index. */
  correctAnswer: string
  userAnswer: string
  /** Short answers only. Without accepted answers they are compared with the model answer, not scored. */
  verdict?: 'matches' | 'compare' | undefined
  /** Why the wrong choice is tempting, or how near the work came, without naming the right one. */
  note?: string | undefined
  /** One thing was off: it earns half, and counts as missed. */
  partly?: true | undefined
  earned: number
}

export function markQuestion(question: Question, answer: string | undefined): MarkedAnswer {
  if (question.type === 'short_answer') return markShortAnswer(question, answer ?? '')
  if (isWorked(question)) return markWork(question, answer ?? '')

  const correct = answer === question.correct_answer
  return {
    correct,
    correctAnswer: shownAnswer(question, question.correct_answer),
    userAnswer: shownAnswer(question, answer),
    ...noteOn(question, answer),
    earned: correct ? question.points : 0,
  }
}

function noteOn(question: Question, answer: string | undefined): { note?: string } {
  if (question.type !== 'multiple_choice' || answer === undefined) return {}
  const note = question.notes?.[answer]
  return note === undefined ? {} : { note }
}

/** Whether there is anything to mark. A blank short answer and unfinished work are refused, not marked. */
export function isAnswered(question: Question, answer: string | undefined): boolean {
  if (answer === undefined) return false
  return isWorked(question) ? isPerformed(question, answer) : shownAnswer(question, answer) !== ''
}

/** The answer that is right, as it would be sent. */
export function answerKey(question: Question): string {
  return isWorked(question) ? performanceKey(question) : question.correct_answer
}

/** A question without its answer and explanation, as sent to the browser before it is answered. */
export function questionForReader(question: Question, figures: readonly LessonFigure[]) {
  const { id, type } = question
  const visible = {
    id,
    question: question.question,
    points: pointsOf(question),
    ...shownFigure(figures, question.figure),
  }
  switch (type) {
    case 'multiple_choice':
      return { ...visible, type, ...given(question), options: question.options }
    case 'true_false':
      return { ...visible, type }
    case 'short_answer':
      return { ...visible, type, ...given(question) }
    case 'mark_lines': {
      const { title, lines } = question.document
      return { ...visible, type, document: { title, lines: lines.map(({ text }) => text) } }
    }
    case 'order':
      return { ...visible, type, steps: sentSteps(question) }
    case 'number':
      return { ...visible, type, ...given(question), unit: question.unit ?? null }
  }
}

/** What a question is asked about. */
function given(question: { chat?: QuestionChat | undefined; table?: QuestionTable | undefined }) {
  const { chat, table } = question
  return { ...(chat ? { chat } : {}), ...(table ? { table } : {}) }
}

/** What a right answer earns. A short answer without accepted answers is not scored. */
export function pointsOf(question: Question): number {
  return question.type === 'short_answer' && question.accepted === undefined ? 0 : question.points
}

function markWork(question: PerformanceQuestion, answer: string): MarkedAnswer {
  const { share, note } = markPerformance(question, answer)
  return {
    correct: share === 1,
    correctAnswer: rightPerformanceText(question),
    userAnswer: isPerformed(question, answer) ? performedText(question, answer) : '',
    ...(note === undefined ? {} : { note }),
    ...(share === 0.5 ? { partly: true } : {}),
    earned: question.points * share,
  }
}

function markShortAnswer(question: z.infer<typeof shortAnswer>, answer: string): MarkedAnswer {
  const { accepted, correct_answer: model } = question
  const userAnswer = answer.trim()
  const texts = { correctAnswer: model, userAnswer }
  if (accepted === undefined)
    return { ...texts, correct: userAnswer !== '', verdict: 'compare', earned: 0 }
  if (!matchesKey(userAnswer, [model, ...accepted])) return { ...texts, correct: false, earned: 0 }
  return { ...texts, correct: true, verdict: 'matches', earned: question.points }
}

function shownAnswer(
  question: Exclude<Question, PerformanceQuestion>,
  answer: string | undefined,
): string {
  if (answer === undefined) return ''
  if (question.type === 'short_answer') return isBlank(answer) ? '' : answer.trim()
  if (question.type === 'true_false') {
    return answer === 'true' ? 'True' : answer === 'false' ? 'False' : ''
  }
  return isIndexOf(question.options, answer) ? (question.options[Number(answer)] ?? '') : ''
}

function isIndexOf(list: readonly unknown[], index: string): boolean {
  return /^\d+$/.test(index) && String(Number(index)) === index && Number(index) < list.length
}
