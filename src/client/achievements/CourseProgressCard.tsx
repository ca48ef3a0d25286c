import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { BookOpen } from 'lucide-react'
import type { Output } from '../app/api.ts'
import { FinishedMark } from '../parts/progress/Marks.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

interface CourseProgressCardProps {
  courses: Output<'GET /api/achievements'>['courses']
}

export function CourseProgressCard({ courses }: CourseProgressCardProps) {
  return (
    <Card title="Course Progress">
      {courses.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title="Enroll in courses to track your progress!"
          action={
            <Link to={pages.courses} className={buttonClass('quiet')}>
              See the courses
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {courses.map(({ id, title, percent }) => (
            <li key={id} className="grid gap-1.5">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold">{title || 'Unknown Course'}</span>
                {percent === 100 ? <FinishedMark /> : <Chip>{percent}%</Chip>}
              </span>
              <ProgressBar label={title || 'Unknown Course'} value={percent} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
