import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { LessonView } from './LessonView.tsx'

export function LessonPage() {
  const id = usePathParam('id')
  const contentId = usePathParam('contentId')
  const { data, error, refetch, isFetching } = useApi('GET /api/courses/:id/lessons/:contentId', {
    id,
    contentId,
  })
  if (data) return <LessonView lesson={data} />
  if (!error) return <Spinner label="Loading lesson..." />
  if (error.code !== 'not-found')
    return (
      <ErrorState
        title="The lesson did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    )
  return (
    <EmptyState
      title="Lesson not found"
      action={
        <Link to="/courses/$id" params={{ id }} className={buttonClass('main')}>
          Back to the course
        </Link>
      }
    >
      It may have left the course. What you did in it still counts.
    </EmptyState>
  )
}
