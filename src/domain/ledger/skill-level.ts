import type { Assessment } from '#domain/learning/assessment.ts'
import type { Course } from '#domain/learning/course.ts'
import { fullSkill, skillFedBy, skills, type Skill } from '#domain/learning/skills.ts'
import { assessmentXp, xpFor } from './xp.ts'

export const skillLevels = ['Starting', 'Building', 'Solid', 'Strong'] as const
export type SkillLevel = (typeof skillLevels)[number]

/** How much of each skill can be learned here, in XP. */
export type LearnableXp = Readonly<Record<Skill, number>>

/** The share of what can be learned at which the second, third and fourth word start. */
const shares = [0.15, 0.45, 0.75]

/** A word for the share of what can be learned; null before the first XP. */
export function skillLevel(xp: number, learnable: number): SkillLevel | null {
  if (xp <= 0) return null
  return skillLevels[shares.filter((share) => xp >= share * learnable).length] ?? null
}

/**
 * What each skill pays for its largest course and its assessments, done once and well: being strong must not
 * need every course of a skill. At most a full skill, since every finished course feeds career-development.
 */
export function learnableXp(
  courses: readonly Course[],
  assessments: readonly Assessment[],
): LearnableXp {
  const sums = new Map<Skill, number>()
  const add = (skill: Skill | null, xp: number) => {
    if (skill !== null) sums.set(skill, (sums.get(skill) ?? 0) + xp)
  }
  for (const [skill, own] of Map.groupBy(courses, (course) => course.skill)) {
    add(skill, Math.max(...own.map(courseXp)))
  }
  add(skillFedBy('complete_course'), courses.length * xpFor('courseCompletion'))
  for (const { skill } of assessments) add(skill, assessmentXp(100))
  const capped = skills.map((skill) => [skill, Math.min(fullSkill, sums.get(skill) ?? fullSkill)])
  return Object.fromEntries(capped) as Record<Skill, number>
}

/** What a course pays its own skill. */
function courseXp({ sections }: Course): number {
  const items = sections.flatMap((section) => section.items)
  const quizzes = items.filter(({ type }) => type === 'quiz')
  return (
    items.length * xpFor('contentItem') + quizzes.length * xpFor('quizPass') + xpFor('courseSkill')
  )
}
