import { skills } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { SkillIcon } from '../parts/skills/SkillIcon.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The skills of students, for other roles, with links to the courses. */
export function SkillsForOthers() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <EmptyState title="No Skills Progress Yet">
        Skills and quests are for students. You can read the courses that build each skill.
      </EmptyState>
      <Card title="The skills students build">
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {skills.map((skill) => (
            <li key={skill}>
              <Link
                to={href(pages.courses, { skill })}
                className="flex min-h-12 items-center gap-3 rounded-control border border-line px-3 font-semibold hover:bg-sunk"
              >
                <SkillIcon skill={skill} />
                {skillLabel(skill)}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
