import type { Levels, Verdict } from '#domain/mentoring/mentor-rubric.ts'
import { assessmentPass } from './passing.ts'

/**
 * Finished is going through something to its end: every lesson of a course. Shown is what somebody else marked: a
 * passed assessment, a passed job simulation, or a project that a mentor rated at or above the line. Businesses see only
 * what is shown.
 */
export interface SkillEvidence {
  /** Whether a course of the skill is finished. */
  readonly courseFinished: boolean
  /** The best score in an assessment of the skill; null before the first. */
  readonly bestScore: number | null
  /** Whether a mentor rated a project of the skill at or above the line. */
  readonly projectPassed: boolean
  /** Whether a job simulation was passed in which this skill was shown. */
  readonly simulationPassed: boolean
}

/** How a skill was shown. */
export interface ShownBy {
  /** The best score of a passed assessment. */
  readonly score: number | null
  readonly project: boolean
  readonly simulation: boolean
}

/** What a mentor's ratings must reach on average, of four. */
export const rubricLine = 3

export function isFinished({ courseFinished }: Pick<SkillEvidence, 'courseFinished'>): boolean {
  return courseFinished
}

/** How the skill was shown; null if it was not. */
export function shownBy({
  bestScore,
  projectPassed: project,
  simulationPassed: simulation,
}: Omit<SkillEvidence, 'courseFinished'>): ShownBy | null {
  const score = bestScore !== null && isPassed(bestScore) ? bestScore : null
  return score === null && !project && !simulation ? null : { score, project, simulation }
}

/** Whether this score shows the skill of the assessment. */
export function isPassed(score: number): boolean {
  return score >= assessmentPass
}

/** Whether a mentor's feedback on a project shows the skill of its course. */
export function isProjectPassed({
  levels,
  verdict,
}: {
  levels: Levels
  verdict: Verdict
}): boolean {
  const ratings = Object.values(levels)
  const sum = ratings.reduce((total, level) => total + level, 0)
  return verdict === 'ready' && sum >= rubricLine * ratings.length
}

/** In words, after the name of the skill: "assessment passed with 90%". */
export function shownInWords({ score, project, simulation }: ShownBy): string {
  const ways = [
    ...(score === null ? [] : [`assessment passed with ${score}%`]),
    ...(simulation ? ['job simulation passed'] : []),
    ...(project ? ['project rated by a mentor'] : []),
  ]
  return ways.join(' and ')
}
