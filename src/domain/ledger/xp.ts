/** The type of a ledger entry. The first five names are from the specification; keep them. */
export const ledgerKinds = [
  'daily_checkin', // the daily check-in
  'streak_bonus', // the day's bonus from a streak of five up
  'course_completion', // a course finished, and the part for its own skill
  'quest_completion', // a quest completed; the quest names the amount
  'quest_evidence', // what a student did for a quest away from Upful; pays nothing by itself
  'assessment_completion', // a first submission, or the gain over the best one
  'achievement', // an achievement earned; the achievement names the amount
  'content_completion', // a lesson item marked complete
  'quiz_pass', // a section quiz passed
  'review', // a review session finished
  'opportunity', // an opening saved, or viewed, which pays nothing
  'application', // an application sent
  'mentor_session', // a session with a mentor that was held
  'project_review', // a project that a mentor approved
  'simulation', // a job simulation passed
  'readiness', // a task of the work-readiness checklist done
  'advisor', // a conversation with the advisor; pays nothing
  'first_minute', // the situation on the landing page, played before signing up
  'career_path', // a career path chosen, or a step of it done; pays nothing by itself
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Every fixed award: its type, its XP, and its daily limit if it can be repeated. */
const awards = {
  /** Once a day. */
  checkIn: { kind: 'daily_checkin', xp: 10, perDay: 1 },
  /** A lesson item, the first time. */
  contentItem: { kind: 'content_completion', xp: 10 },
  /** The same, after one hint or both. */
  contentItemAfterOneHint: { kind: 'content_completion', xp: 8 },
  contentItemAfterTwoHints: { kind: 'content_completion', xp: 6 },
  /** The same, if the exercise had already shown its solution. */
  contentItemAfterSolution: { kind: 'content_completion', xp: 5 },
  /** A section quiz passed, on top of the item, the first time. */
  quizPass: { kind: 'quiz_pass', xp: 15 },
  /** A course finished; feeds career-development. */
  courseCompletion: { kind: 'course_completion', xp: 150 },
  /** The same course finished; feeds the course's own skill. */
  courseSkill: { kind: 'course_completion', xp: 50 },
  /** A project that a mentor approved, on top of the item. */
  projectApproved: { kind: 'project_review', xp: 60 },
  /** A job simulation passed, the first time. */
  simulationPassed: { kind: 'simulation', xp: 100 },
  /** A review session finished. */
  reviewSession: { kind: 'review', xp: 20, perDay: 1 },
  /** An opening saved, the first time. */
  opportunitySaved: { kind: 'opportunity', xp: 5, perDay: 3 },
  /** An application sent, once per opening. */
  applicationSent: { kind: 'application', xp: 25, perDay: 3 },
  /** A session with a mentor that was held. */
  mentorSession: { kind: 'mentor_session', xp: 50 },
  /** A task of the work-readiness checklist, the first time. */
  readinessTask: { kind: 'readiness', xp: 15 },
  /** All three answers of the first minute, right or wrong; once per account. */
  firstMinute: { kind: 'first_minute', xp: 20 },
} as const satisfies Record<string, { kind: LedgerKind; xp: number; perDay?: number }>
export type Award = keyof typeof awards

/** The XP an award pays now, given how often it was paid today. */
export function xpFor(award: Award, paidToday = 0): number {
  const { xp, perDay }: { xp: number; perDay?: number } = awards[award]
  return perDay !== undefined && paidToday >= perDay ? 0 : xp
}

export function ledgerKindOf(award: Award): LedgerKind {
  return awards[award].kind
}

/** From this score an assessment pays all it can. */
export const bestPaidFrom = 90

/** What a score is worth: 75 from 90 %, 50 from 70 %, otherwise 25 for trying. */
export function assessmentXp(score: number): number {
  if (score >= bestPaidFrom) return 75
  return score >= 70 ? 50 : 25
}

/** What a submission pays: only the gain over the previous best score. */
export function assessmentGain(bestBefore: number | null, score: number): number {
  const paid = bestBefore === null ? 0 : assessmentXp(bestBefore)
  return Math.max(0, assessmentXp(score) - paid)
}
