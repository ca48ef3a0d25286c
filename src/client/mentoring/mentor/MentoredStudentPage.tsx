import type { MentorSession, StudentOfMentor, MentoredStudent } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { longDate } from '../../app/dates.ts'
import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { Avatar } from '../../parts/people/Avatar.tsx'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { SharedGoals } from '../goals/SharedGoals.tsx'
import { EndStudent } from './EndStudent.tsx'
import { GiveFeedback } from './GiveFeedback.tsx'
import { ProjectsCard } from './ProjectsCard.tsx'

export function MentoredStudentPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/mentor/students/:id', { id })
  return (
    <>
      <BackLink to={pages.dashboard}>Your students</BackLink>
      <Loaded
        query={query}
        gone={
          <Gone title="You are not mentoring this student">
            Either of you can end the mentoring at any time, without a reason.
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
      <PageTitle
        title={student.name}
        picture={<Avatar name={student.name} avatar={student.avatar} className="size-16" />}
      >
        Your student since {longDate(student.since)}.
      </PageTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <ProgressCard student={student} />
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
                    {session.mayReview && <SessionFeedback session={session} />}
                  </MentorSessionRow>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Goals">
            <SharedGoals otherId={student.id} otherName={student.name} side="mentor" />
          </Card>
          <ProjectsCard projects={projects} />
          <Card title="You and your student">
            <p className="mb-3 text-ink-soft">
              You see this page and nothing else about them. Either of you can end the mentoring at
              any time.
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

function SessionFeedback({ session }: { session: MentorSession }) {
  if (session.feedbackGiven) return <p className="text-ink-soft">You gave feedback.</p>
  return (
    <div>
      <GiveFeedback session={session} />
    </div>
  )
}

/** A student's progress, as far as a mentor can see it. */
function ProgressCard({ student }: { student: MentoredStudent }) {
  const { level, streak, completion, coursesFinished, sessionsHeld, skills } = student
  return (
    <Card title="How they are getting on">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure label="Level" value={level} />
        <Figure label="Day Streak" value={streak} />
        <Figure label="Completion" value={`${completion}%`} />
        <Figure label="Courses finished" value={coursesFinished} />
        <Figure label="Sessions with you" value={sessionsHeld} />
      </dl>
      <h3 className="mt-5 mb-2">Main skills</h3>
      <ul className="grid gap-3">
        {skills.map(({ skill, percent }) => (
          <li key={skill}>
            <span className="flex justify-between gap-3">
              <span>{skillLabel(skill)}</span>
              <span className="font-semibold tabular-nums">{percent}%</span>
            </span>
            <ProgressBar label={skillLabel(skill)} value={percent} className="mt-1 h-2" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
