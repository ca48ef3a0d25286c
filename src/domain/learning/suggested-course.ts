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

type Candidate = Pick<Course, 'skill' | 'level'>

/** A first-level course in a skill without XP, what helps with the goal before the rest; undefined if none is left. */
export function suggestedCourse<C extends Candidate>(
  courses: readonly C[],
  skillXp: Readonly<Record<string, number>>,
  /** A first job, for those who have not said. */
  goal: StudentGoal = 'first-job',
): C | undefined {
  const open = courses.filter(({ skill, level }) => level === 1 && !skillXp[skill])
  return open.toSorted((one, other) => rank(one, goal) - rank(other, goal))[0]
}

function rank({ skill }: Candidate, goal: StudentGoal): number {
  const index = firstSkills[goal].indexOf(skill)
  return index === -1 ? firstSkills[goal].length : index
}
