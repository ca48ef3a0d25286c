import type { Marked, Question } from './question.ts'
import type { ReviewRating } from './review.ts'

/** How many questions make a day's session. */
export const sessionSize = 5

/** Five answered, or every one that was due; a day with nothing answered is never a session. */
export function sessionFinished(answeredToday: number, stillDue: number): boolean {
  return answeredToday >= sessionSize || (answeredToday > 0 && stillDue === 0)
}

/** How well it was known, for the schedule. A short answer in other words is known, but just. */
export function ratingOf(
  question: Question,
  marked: Pick<Marked, 'correct' | 'verdict'>,
  easy: boolean,
): ReviewRating {
  if (!marked.correct) return 'again'
  if (question.type === 'short_answer' && marked.verdict === 'compare') return 'hard'
  return easy ? 'easy' : 'good'
}
