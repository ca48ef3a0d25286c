import type { StudentView } from '#contract/guardians.ts'
import { ReportPerson } from '../parts/reports/ReportPerson.tsx'
import { Card } from '../ui/Card.tsx'
import { MentorRow } from './MentorRow.tsx'
import { StopMentor } from './StopMentor.tsx'
import { StoppedMentor } from './StoppedMentor.tsx'

interface MentorsCardProps {
  view: StudentView
  /** Shows the actions: the viewer is a guardian, not the student. */
  decides: boolean
}

export function MentorsCard({ view, decides }: MentorsCardProps) {
  const { student, mentors, stoppedMentors, minor } = view
  return (
    <Card title="Mentors" className="lg:col-span-2">
      {mentors.length + stoppedMentors.length === 0 ? (
        <p className="text-ink-soft">No mentor yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {mentors.map((mentor) => (
            <MentorRow key={mentor.id} mentor={mentor}>
              {decides && minor && <StopMentor student={student} mentor={mentor} />}
              {decides && <ReportPerson place="mentor" id={mentor.id} name={mentor.firstName} />}
            </MentorRow>
          ))}
          {stoppedMentors.map((mentor) =>
            decides && minor ? (
              <StoppedMentor key={mentor.id} student={student} mentor={mentor} />
            ) : (
              <li key={mentor.id} className="py-2.5">
                {mentor.firstName} was stopped by a guardian
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  )
}
