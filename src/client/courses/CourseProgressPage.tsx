import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { apiQuery, useAction, useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { CourseForOthers } from './CourseForOthers.tsx'
import { NoSuchProgress } from './NoSuchProgress.tsx'
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
  const query = useOpenedProgress(courseId)
  return (
    <Loaded
      query={query}
      loading="Loading progress..."
      failed="Your progress did not load"
      missing={<NoSuchProgress />}
    >
      {(page) => <ProgressView page={page} />}
    </Loaded>
  )
}

/** Opening the view writes: it creates the progress row if missing and stamps the last access. */
function useOpenedProgress(courseId: string) {
  const client = useQueryClient()
  const open = useAction('POST /api/course-progress/:courseId/open', {
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
  return {
    data,
    error: open.error,
    refetch: () => mutate({ courseId }),
    isFetching: open.isPending,
  }
}
