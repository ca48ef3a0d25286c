import { daysBetween, type Day } from '#domain/day.ts'
import { isPassed, type SkillEvidence } from './finished-and-shown.ts'
import { assessmentPass } from './passing.ts'

/** What mastery is computed from. */
export interface MasteryEvidence extends Omit<SkillEvidence, 'courseFinished'> {
  /** Progress in the course of the skill that is furthest, 0 to 100. */
  readonly coursePercent: number
  /** Since when the oldest review of the skill has been due; null if none is. */
  readonly reviewDueSince: Day | null
}

const shares = { course: 40, assessment: 60 } as const

/** What missed reviews can take away at most, as a share of what was learned. */
const mostFaded = 0.2
/** Days that a due review may wait before mastery falls, and days until it has fallen as far as it can. */
const waiting = { free: 2, full: 30 } as const

/**
 * How much of a skill a student holds, 0 to 100: 100 is a finished course, full marks in the assessment and no review that
 * has waited too long. It falls slowly while reviews wait, never below what was shown, and rises when they are answered.
 */
export function masteryOf(evidence: MasteryEvidence, today: Day): number {
  const assessment = (shares.assessment * testedScore(evidence)) / 100
  const learned = (shares.course * evidence.coursePercent) / 100 + assessment
  const kept = learned * (1 - mostFaded * fadedShare(evidence.reviewDueSince, today))
  const shown = isPassed(testedScore(evidence)) ? assessment : 0
  return Math.round(Math.max(kept, shown))
}

/** A project that a mentor rated at or above the line, or a passed simulation, counts as the score of a pass. */
function testedScore({ bestScore, projectPassed, simulationPassed }: MasteryEvidence): number {
  return Math.max(bestScore ?? 0, projectPassed || simulationPassed ? assessmentPass : 0)
}

/** 0 while reviews are answered in time, 1 when they have waited for as long as counts. */
function fadedShare(dueSince: Day | null, today: Day): number {
  if (dueSince === null) return 0
  const late = daysBetween(dueSince, today) - waiting.free
  return Math.min(1, Math.max(0, late / (waiting.full - waiting.free)))
}
