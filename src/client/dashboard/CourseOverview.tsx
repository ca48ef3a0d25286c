import { BookOpen } from 'lucide-react'
import type { StudentDay } from '#contract/dashboard.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

export function CourseOverview({ courses }: { courses: StudentDay['courses'] }) {
  return (
    <Card title="Course Overview">
      {courses.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="No course in progress"
          action={
            <Link to={pages.courses} className={buttonClass('quiet')}>
              See the courses
            </Link>
          }
        >
          Pick one that helps you now. You can stop and come back any time.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {courses.map(({ id, title, percent, nextTitle }) => (
            <li key={id} className="grid gap-1.5">
              <span className="flex items-baseline justify-between gap-3">
                <Link to={href(pages.course, { id })} className="link">
                  {title}
                </Link>
                <span className="font-semibold tabular-nums">{percent}%</span>
              </span>
              <ProgressBar label={title} value={percent} />
              {nextTitle && <span className="text-sm text-ink-soft">Next: {nextTitle}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
