import type { LedgerKind } from './xp.ts'

/**
 * What counts on the leaderboard: work in lessons, assessments, job simulations, projects and reviews. Not what comes
 * with showing up, with luck or with looking for work, so that nobody applies for a job to win a place.
 */
export const learningKinds = [
  'content_completion',
  'quiz_pass',
  'course_completion',
  'assessment_completion',
  'simulation',
  'project_review',
  'review',
] as const satisfies readonly LedgerKind[]

const learning: ReadonlySet<LedgerKind> = new Set(learningKinds)

/** The learning XP among these ledger entries. */
export function learningXpIn(entries: readonly { type: LedgerKind; amount: number }[]): number {
  return entries.reduce((sum, { type, amount }) => sum + (learning.has(type) ? amount : 0), 0)
}
