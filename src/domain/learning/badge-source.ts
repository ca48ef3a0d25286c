import { assessmentPass, simulationPass } from './passing.ts'

/** What a badge can be for: what a student has shown, never what they only finished. */
export const badgeKinds = ['skill', 'simulation', 'course'] as const
export type BadgeKind = (typeof badgeKinds)[number]

/** Something a student has shown, for which they can get a badge. */
export interface BadgeSource {
  readonly kind: BadgeKind
  /** The skill, or the id of the simulation or course. */
  readonly sourceId: string
  readonly title: string
  /** What the student did, in a sentence. */
  readonly did: string
  /** When they had shown it. */
  readonly at: Date
}

export const badgeKindWords: Readonly<Record<BadgeKind, string>> = {
  skill: 'Skill',
  simulation: 'Job simulation',
  course: 'Course',
}

/** The type of each kind in the vocabulary of Open Badges. */
export const achievementTypes: Readonly<Record<BadgeKind, string>> = {
  skill: 'Competency',
  simulation: 'Assessment',
  course: 'Course',
}

const showsSkill = `get ${assessmentPass}% or more in its assessment, or pass a job simulation with ${simulationPass}% or more in this skill, or have a mentor rate a project at 3 of 4 or better`

const rules: Readonly<Record<BadgeKind, string>> = {
  skill: `To show a skill: ${showsSkill}.`,
  simulation: `Work through a whole day in the job simulation, and get ${simulationPass}% or more of all points.`,
  course: `Do every lesson of the course, and show its skill: ${showsSkill}.`,
}

/** By which rule a badge is earned, for somebody who has never seen Upful. */
export function badgeRule(kind: BadgeKind): string {
  return `${rules[kind]} All of it is done online, without anybody watching.`
}
