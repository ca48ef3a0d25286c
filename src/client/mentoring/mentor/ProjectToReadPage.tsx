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
import { EarlierFeedback } from './EarlierFeedback.tsx'
import { ProjectFeedback } from './ProjectFeedback.tsx'
import { ProjectTask } from './ProjectTask.tsx'

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
  const { title, course, task, text, student, changedAt, feedback, earlier } = project
  const isNewer = feedback !== null && changedAt > feedback.at
  return (
    <>
      <BackLink to={href(pages.mentoredStudent, { id: student.id })}>{student.name}</BackLink>
      <PageTitle title={title}>
        {course}, by {student.name}
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {task && <ProjectTask task={task} />}
          <Card title="Their work">
            <StudentText text={text} />
            <p className="mt-3 text-sm text-ink-soft">
              Last changed {shortDate(changedAt)}
              {isNewer && ', after your feedback'}
            </p>
          </Card>
        </div>
        <div className="grid gap-4">
          <ProjectFeedback project={project} />
          {earlier.length > 0 && <EarlierFeedback earlier={earlier} />}
        </div>
      </div>
    </>
  )
}
