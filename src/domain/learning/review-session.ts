import type { MarkedAnswer, Question } from './question.ts'
import type { ReviewRating } from './review.ts'

/** The number of questions in a daily session. */
export const sessionSize = 5

/** Five answered, or all that were due; a day without answers is never a session. */
export function sessionFinished(answeredToday: number, stillDue: number): boolean {
  return answeredToday >= sessionSize || (answeredToday > 0 && stillDue === 0)
}

/** The rating for the schedule. A short answer in different words counts as hard. */
export function ratingOf(
  question: Question,
  marked: Pick<MarkedAnswer, 'correct' | 'verdict'>,
  easy: boolean,
): ReviewRating {
  if (!marked.correct) return 'again'
  if (question.type === 'short_answer' && marked.verdict === 'compare') return 'hard'
  return easy ? 'easy' : 'good'
}
