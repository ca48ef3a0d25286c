import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

export function NoSuchProgress() {
  return (
    <EmptyState
      title="Course or progress not found"
      action={
        <Link to={pages.courses} className={buttonClass('main')}>
          See the courses
        </Link>
      }
    />
  )
}
