import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { apiQuery, useAction, useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { CourseForOthers } from './CourseForOthers.tsx'
import { ProgressView } from './ProgressView.tsx'

export function CourseProgressPage() {
  const courseId = usePathParam('courseId')
  const session = useSession()
  if (session.state !== 'signed-in') return null
  return session.user.role === 'student' ? (
    <OwnProgress courseId={courseId} />
  ) : (
    <CourseForOthers courseId={courseId} />
  )
}

function OwnProgress({ courseId }: { courseId: string }) {
  const { data, error, retry } = useOpenedProgress(courseId)
  if (data) return <ProgressView page={data} />
  if (!error) return <Spinner label="Loading progress..." />
  if (error.code !== 'not-found')
    return (
      <ErrorState title="Your progress did not load" onRetry={retry}>
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

/** Opening the view is a write: it makes the record when there is none and stamps the access. */
function useOpenedProgress(courseId: string) {
  const client = useQueryClient()
  const open = useAction('POST /api/course-progress/:courseId/open', {
    stale: ['courses', 'dashboard'],
    onDone: (page) =>
      client.setQueryData(
        apiQuery('GET /api/course-progress/:courseId', { courseId }).queryKey,
        page,
      ),
  })
  const { mutate } = open
  useEffect(() => mutate({ courseId }), [mutate, courseId])
  const { data } = useApi(
    'GET /api/course-progress/:courseId',
    { courseId },
    { enabled: open.isSuccess },
  )
  return { data, error: open.error, retry: () => mutate({ courseId }) }
}
