import { ChevronRight } from 'lucide-react'
import type { ShownProject } from '#contract/mentoring.ts'
import { verdictWords } from '#domain/mentoring/mentor-rubric.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Projects the student currently shows to this mentor. */
export function ProjectsCard({ projects }: { projects: readonly ShownProject[] }) {
  return (
    <Card title="Projects they show you">
      {projects.length === 0 ? (
        <p className="text-ink-soft">
          When they want you to read a project, they show it to you here.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {projects.map(({ id, title, shownAt, feedback }) => (
            <li key={id}>
              <Link
                to={href(pages.shownProject, { id })}
                className="flex items-center gap-3 rounded-control py-3 hover:bg-sunk"
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">
                    {feedback?.verdict
                      ? `You said: ${verdictWords[feedback.verdict]}`
                      : `Shown on ${shortDate(shownAt)}, waiting for your feedback`}
                  </span>
                </span>
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
