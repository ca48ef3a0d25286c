import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LessonView } from './LessonView.tsx'

export function LessonPage() {
  const id = usePathParam('id')
  const contentId = usePathParam('contentId')
  const query = useApi('GET /api/courses/:id/lessons/:contentId', { id, contentId })
  return (
    <Loaded
      query={query}
      loading="Loading lesson..."
      failed="The lesson did not load"
      missing={
        <EmptyState
          picture={<DoctorBird mood="sorry" className="h-24" />}
          title="Lesson not found"
          action={
            <Link to={href(pages.course, { id })} className={buttonClass('main')}>
              Back to the course
            </Link>
          }
        >
          It may have been taken out of the course. What you did in it still counts.
        </EmptyState>
      }
    >
      {(lesson) => <LessonView lesson={lesson} />}
    </Loaded>
  )
}
