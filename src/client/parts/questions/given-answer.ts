import type { OpenQuestion } from '#contract/open-question.ts'
import { numberIn } from '#domain/learning/answer-text.ts'
import { indexesIn, orderAnswer } from '#domain/learning/index-answer.ts'
import { shuffled } from '#domain/text/seeded-order.ts'

export type OpenChoice = Extract<OpenQuestion, { type: 'multiple_choice' | 'true_false' }>
export type OpenWork = Extract<OpenQuestion, { type: 'mark_lines' | 'order' | 'number' }>
type OpenOrder = Extract<OpenQuestion, { type: 'order' }>

/** Whether one press answers it. */
export function isChoice(question: OpenQuestion): question is OpenChoice {
  return question.type === 'multiple_choice' || question.type === 'true_false'
}

/** Whether the answer is typed, so that it is not finished while somebody writes. */
export function isTyped({ type }: OpenQuestion): boolean {
  return type === 'short_answer' || type === 'number'
}

/** Whether the answer is complete, as the server sees it. */
export function isGiven(question: OpenQuestion, answer: string | undefined): boolean {
  if (answer === undefined) return false
  if (question.type === 'number') return numberIn(answer, undefined) !== null
  if (question.type === 'order')
    return indexesIn(answer, question.steps.length).length === question.steps.length
  return answer.trim() !== ''
}

/** What to say when the answer is not complete. */
export function missingWords({ type }: OpenQuestion): string {
  if (type === 'number') return 'Write a number.'
  return type === 'mark_lines' ? 'Tap one line at least.' : 'Answer the question first.'
}

/** The order in which the steps are first shown: any, but the same each time. */
export function startingOrder({ id, steps }: OpenOrder, seed: string): string {
  return orderAnswer(shuffled([...steps.keys()], seed + id))
}
