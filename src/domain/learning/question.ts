import { isBlank } from '#domain/text/plain-letters.ts'
import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { shownFigure, type LessonFigure } from './figure.ts'
import { matchesKey } from './short-answer.ts'

const questionId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][\w.:-]*$/i, 'ids are words joined by hyphens')

export const difficultySchema = z.literal([1, 2, 3])
export type Difficulty = z.infer<typeof difficultySchema>

const base = {
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

const multipleChoice = z
  .strictObject({
    ...base,
    type: z.literal('multiple_choice'),
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
  ...base,
  type: z.literal('true_false'),
  correct_answer: z.enum(['true', 'false'], 'write "true" or "false", in quotes'),
})

const shortAnswer = z.strictObject({
  ...base,
  type: z.literal('short_answer'),
  correct_answer: authoredText,
  accepted: z.array(authoredText).min(1).optional(),
})

export const questionSchema = z.discriminatedUnion('type', [multipleChoice, trueFalse, shortAnswer])
export type Question = z.infer<typeof questionSchema>

/** The answers: question id to option index, 'true'/'false' or free text. */
export const answersSchema = z.record(questionId, typedText(2000))
export type Answers = z.infer<typeof answersSchema>

export interface MarkedAnswer {
  correct: boolean
  /** The text to show, not the index. */
  correctAnswer: string
  userAnswer: string
  /** Short answers only. Without accepted answers they are compared with the model answer, not scored. */
  verdict?: 'matches' | 'compare' | undefined
  /** Why the wrong choice is tempting, without naming the right one. */
  note?: string | undefined
  earned: number
}

export function markQuestion(question: Question, answer: string | undefined): MarkedAnswer {
  if (question.type === 'short_answer') return markShortAnswer(question, answer ?? '')

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

/** Whether there is anything to mark. A blank short answer is refused, not marked. */
export function isAnswered(question: Question, answer: string | undefined): boolean {
  return answer !== undefined && shownAnswer(question, answer) !== ''
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
  return type === 'multiple_choice'
    ? { ...visible, type, options: question.options }
    : { ...visible, type }
}

/** What a right answer earns. A short answer without accepted answers is not scored. */
export function pointsOf(question: Question): number {
  return question.type === 'short_answer' && question.accepted === undefined ? 0 : question.points
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

function shownAnswer(question: Question, answer: string | undefined): string {
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
