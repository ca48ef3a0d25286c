import type { MentorSession, StudentOfMentor } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { longDate } from '../../app/dates.ts'
import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { EndStudent } from './EndStudent.tsx'
import { GiveFeedback } from './GiveFeedback.tsx'
import { ProjectsCard } from './ProjectsCard.tsx'
import { StandingCard } from './StandingCard.tsx'

export function MentoredStudentPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/mentor/students/:id', { id })
  return (
    <>
      <BackLink to={pages.dashboard}>Your students</BackLink>
      <Loaded
        query={query}
        gone={
          <Gone title="You do not mentor this student now">
            Either of you can end it at any time, without a reason.
          </Gone>
        }
      >
        {(student) => <Student view={student} />}
      </Loaded>
    </>
  )
}

function Student({ view: { student, sessions, projects } }: { view: StudentOfMentor }) {
  return (
    <>
      <PageTitle title={student.name}>Your student since {longDate(student.since)}.</PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <StandingCard student={student} />
        <div className="grid grid-cols-1 gap-4">
          <Card title="Sessions">
            {sessions.length === 0 ? (
              <p className="text-ink-soft">No session yet.</p>
            ) : (
              <ul className="divide-y divide-line">
                {sessions.map((session) => (
                  <MentorSessionRow
                    key={session.id}
                    session={session}
                    side="mentor"
                    name={student.name}
                  >
                    {session.mayReview && <Feedback session={session} />}
                  </MentorSessionRow>
                ))}
              </ul>
            )}
          </Card>
          <ProjectsCard projects={projects} />
          <Card title="You and your student">
            <p className="mb-3 text-ink-soft">
              You see this page and nothing else of theirs. Either of you can end it at any time.
            </p>
            <div className="flex flex-wrap gap-3">
              <EndStudent student={student} />
              <ReportPerson
                place="student"
                id={student.id}
                name={student.name}
                label="I am worried about this student"
              />
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}

function Feedback({ session }: { session: MentorSession }) {
  if (session.feedbackGiven) return <p className="text-ink-soft">You gave feedback.</p>
  return (
    <div>
      <GiveFeedback session={session} />
    </div>
  )
}
