import type { Goal } from '#domain/learning/goals.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import { skills, type Skill } from '#domain/learning/skills.ts'

/** The events of which one shows a skill: an assessment or a job simulation passed, or a project that a mentor passed. */
type ShownGoals = Readonly<Record<'assessment' | 'project' | 'simulation', Goal>>

export const shownGoals = Object.fromEntries(
  skills.map((skill) => [skill, goalsOf(skill)]),
) as Readonly<Record<Skill, ShownGoals>>

function goalsOf(skill: Skill): ShownGoals {
  const once = { count: 'each', target: 1 } as const
  const where = { skill, minScore: assessmentPass }
  return {
    assessment: { event: 'assessment-submitted', where, ...once },
    project: { event: 'project-passed', where: { skill }, ...once },
    simulation: { event: 'simulation-passed', where: { skill }, ...once },
  }
}
