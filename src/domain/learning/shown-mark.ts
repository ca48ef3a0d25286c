import type { QuestionFeedback } from './scoring.ts'

/** What a student sees of a marked answer. */
export interface ShownMark extends Omit<QuestionFeedback, 'correctAnswer' | 'explanation'> {
  /** Null for a missed question of an assessment that is not passed yet. */
  correctAnswer: string | null
  explanation: string | null
}

/**
 * A missed question shows its key only once the assessment is passed: before that, why the choice was tempting is a help,
 * and the key would be the answer of the next attempt.
 */
export function shownMark(mark: QuestionFeedback, passed: boolean): ShownMark {
  if (passed || mark.correct || mark.verdict === 'compare') return mark
  return { ...mark, correctAnswer: null, explanation: null }
}
