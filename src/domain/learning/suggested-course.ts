import type { Course } from './course.ts'
import type { Skill } from './skills.ts'

/** What a school-leaver needs first, before the other skills. */
const firstSkills: readonly Skill[] = [
  'workplace-skills',
  'job-search',
  'communication',
  'personal-finance',
]

type Candidate = Pick<Course, 'skill' | 'level'>

/** A first-level course in a skill without XP, what a first job asks for before the rest; undefined if none is left. */
export function suggestedCourse<C extends Candidate>(
  courses: readonly C[],
  skillXp: Readonly<Record<string, number>>,
): C | undefined {
  const open = courses.filter(({ skill, level }) => level === 1 && !skillXp[skill])
  return open.toSorted((one, other) => rank(one) - rank(other))[0]
}

function rank({ skill }: Candidate): number {
  const index = firstSkills.indexOf(skill)
  return index === -1 ? firstSkills.length : index
}
