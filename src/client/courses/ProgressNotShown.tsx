import type { ApiError } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface ProgressNotShownProps {
  error: ApiError | null
  /** What did not load. */
  title: string
  onRetry: () => void
}

/** In place of a progress view: it loads, it failed, or there is none. */
export function ProgressNotShown({ error, title, onRetry }: ProgressNotShownProps) {
  if (!error) return <Spinner label="Loading progress..." />
  if (error.code !== 'not-found')
    return (
      <ErrorState title={title} onRetry={onRetry}>
        {error.message}
      </ErrorState>
    )
  return (
    <EmptyState
      title="Course or progress not found"
      action={
        <Link to="/courses" className={buttonClass('main')}>
          See the courses
        </Link>
      }
    />
  )
}
