import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Card } from '../ui/Card.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { NoSuchProgress } from './NoSuchProgress.tsx'
import { SectionList } from './SectionList.tsx'

/** The progress view for other roles: the course without progress. */
export function CourseForOthers({ courseId }: { courseId: string }) {
  const query = useApi('GET /api/courses/:id', { id: courseId })
  return (
    <Loaded
      query={query}
      loading="Loading progress..."
      failed="The course did not load"
      missing={<NoSuchProgress />}
    >
      {(course) => (
        <>
          <Link
            to={href(pages.course, { id: courseId })}
            className="link mb-2 inline-flex min-h-11 items-center"
          >
            Back to the course
          </Link>
          <h1 className="mb-4 text-2xl font-extrabold sm:text-3xl">{course.title}</h1>
          <Card
            title="Course progress"
            aside={<span className="text-xl font-extrabold tabular-nums">0%</span>}
            className="mb-4"
          >
            <ProgressBar label="Course progress" value={0} />
            <p className="mt-3">
              We track progress for students only. You can still read every lesson.
            </p>
          </Card>
          <SectionList course={{ ...course, nextItem: null }} />
        </>
      )}
    </Loaded>
  )
}
