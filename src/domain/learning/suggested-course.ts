import type { StudentGoal } from '#domain/people/student-goals.ts'
import type { Course } from './course.ts'
import type { Skill } from './skills.ts'

/** What helps first with each goal, before the other skills. */
const firstSkills: Readonly<Record<StudentGoal, readonly Skill[]>> = {
  'first-job': ['workplace-skills', 'job-search', 'communication', 'personal-finance'],
  training: ['certifications', 'training', 'career-development', 'workplace-skills'],
  'own-hustle': ['budgeting', 'personal-finance', 'communication', 'online-presence'],
  'just-looking': ['career-development', 'workplace-skills', 'communication', 'personal-finance'],
}

type Candidate = Pick<Course, 'skill' | 'level' | 'goals'>

/**
 * A first-level course in a skill without XP: the one written for the goal, then what helps with it, then the
 * rest; undefined if none is left.
 */
export function suggestedCourse<C extends Candidate>(
  courses: readonly C[],
  skillXp: Readonly<Record<string, number>>,
  /** A first job, for those who have not said. */
  goal: StudentGoal = 'first-job',
): C | undefined {
  const open = courses.filter(({ skill, level }) => level === 1 && !skillXp[skill])
  return open.toSorted((one, other) => rank(one, goal) - rank(other, goal))[0]
}

function rank({ skill, goals }: Candidate, goal: StudentGoal): number {
  const helpful = firstSkills[goal]
  if (goals !== undefined) return goals.includes(goal) ? -1 : helpful.length + 1
  const index = helpful.indexOf(skill)
  return index === -1 ? helpful.length : index
}
