import type { ProjectToRead } from '#contract/mentors.ts'
import { BackLink } from '../app/BackLink.tsx'
import { shortDate } from '../app/dates.ts'
import { EntryText } from '../app/EntryText.tsx'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ProjectFeedback } from './ProjectFeedback.tsx'

export function ProjectToReadPage() {
  const id = usePathParam('id')
  const { data, error, refetch } = useApi('GET /api/mentor/projects/:id', { id })
  // A text that was taken back is not shown any more.
  const isGone = error?.code === 'not-found' || error?.code === 'not-allowed'
  return (
    <>
      {(!data || isGone) && <BackLink to="/dashboard">Home</BackLink>}
      {data && !isGone ? (
        <Project project={data} />
      ) : isGone ? (
        <ErrorState title="This project is not shown to you now">
          The student may have taken it back.
        </ErrorState>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Spinner />
      )}
    </>
  )
}

function Project({ project }: { project: ProjectToRead }) {
  const { title, course, text, student, changedAt } = project
  return (
    <>
      <BackLink to="/mentor/students/$id" params={{ id: student.id }}>
        {student.name}
      </BackLink>
      <PageTitle title={title}>
        {course}, by {student.name}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title="Their work">
          <EntryText text={text} />
          <p className="mt-3 text-sm text-ink-soft">Last changed {shortDate(changedAt)}</p>
        </Card>
        <ProjectFeedback project={project} />
      </div>
    </>
  )
}
