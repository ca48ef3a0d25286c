import type { ProjectToRead } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { shortDate } from '../../app/dates.ts'
import { StudentText } from '../../parts/learning/StudentText.tsx'
import { Gone } from '../../app/Gone.tsx'
import { isGone, Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { ProjectFeedback } from './ProjectFeedback.tsx'

export function ProjectToReadPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/mentor/projects/:id', { id })
  return (
    <>
      {(!query.data || isGone(query)) && <BackLink to={pages.dashboard}>Home</BackLink>}
      <Loaded
        query={query}
        gone={
          <Gone title="You cannot see this project">
            The student may have stopped showing it to you.
          </Gone>
        }
      >
        {(project) => <Project project={project} />}
      </Loaded>
    </>
  )
}

function Project({ project }: { project: ProjectToRead }) {
  const { title, course, text, student, changedAt } = project
  return (
    <>
      <BackLink to={href(pages.mentoredStudent, { id: student.id })}>{student.name}</BackLink>
      <PageTitle title={title}>
        {course}, by {student.name}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card title="Their work">
          <StudentText text={text} />
          <p className="mt-3 text-sm text-ink-soft">Last changed {shortDate(changedAt)}</p>
        </Card>
        <ProjectFeedback project={project} />
      </div>
    </>
  )
}
