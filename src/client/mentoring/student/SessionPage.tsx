import type { SessionPage as SessionView } from '#contract/mentoring.ts'
import { lengthWords } from '#domain/mentoring/mentor-week.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { call } from '../../app/api.ts'
import { JoinSession } from '../../parts/mentoring/JoinSession.tsx'
import { Gone } from '../../app/Gone.tsx'
import { isGone, Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { sessionLabel } from '../../parts/mentoring/mentor-session-words.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { SaveCalendar } from '../../parts/mentoring/SaveCalendar.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { mentorName } from './job-line.ts'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

/** One session; calendars and letters link here. For both sides, and a minor's guardian. */
export function SessionPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/mentor-sessions/:id', { id })
  return (
    <>
      {(!query.data || isGone(query)) && <BackLink to={pages.dashboard}>Home</BackLink>}
      <Loaded
        query={query}
        gone={
          <Gone title="You cannot see this session">
            The mentoring may have ended, or part of the link is missing.
          </Gone>
        }
      >
        {(session) => <Session view={session} />}
      </Loaded>
    </>
  )
}

function Session({ view }: { view: SessionView }) {
  if (view.side === 'guardian') return <ForGuardian view={view} />
  const { side, session } = view
  const name = side === 'student' ? mentorName(view.session.mentor) : view.session.student.name
  return (
    <>
      {side === 'student' ? (
        <BackLink to={pages.mentorSessions}>My mentors</BackLink>
      ) : (
        <BackLink to={pages.dashboard}>Home</BackLink>
      )}
      <PageTitle title={`Session with ${name}`}>{dayAndTime(session.startsAt)}</PageTitle>
      <Card>
        <ul>
          <MentorSessionRow session={session} side={side} name={name} onItsPage>
            {side === 'student' && view.session.feedback && (
              <FeedbackText feedback={view.session.feedback} />
            )}
          </MentorSessionRow>
        </ul>
      </Card>
    </>
  )
}

function ForGuardian({ view }: { view: Extract<SessionView, { side: 'guardian' }> }) {
  const { session, student } = view
  const { id, state, startsAt, endsAt, onHold, mentor } = session
  const name = mentorName(mentor)
  const label = `${name}, ${dayAndTime(startsAt)}`
  const ahead = new Date(endsAt) > new Date()
  return (
    <>
      <BackLink to={href(pages.linkedStudent, { id: student.id })}>{student.name}</BackLink>
      <PageTitle title={`${student.name} and ${name}`}>
        {dayAndTime(startsAt)} · {sessionLabel(session, 'student')}
      </PageTitle>
      <Card className="grid gap-3">
        <p>
          {onHold
            ? 'On hold. Nobody meets for now. We will tell you if it goes ahead.'
            : state === 'planned' && ahead
              ? `A video call of ${lengthWords(session.minutes)}. You are welcome to sit in.`
              : 'This session is over.'}
        </p>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <JoinSession session={session} label={label} />
          {ahead && (state === 'planned' || state === 'cancelled') && (
            <SaveCalendar
              load={() => call('GET /api/mentor-sessions/:id/calendar', { id })}
              label={label}
              cancelled={state === 'cancelled'}
            />
          )}
          {mentor && <ReportPerson place="mentor" id={mentor.id} name={name} />}
        </div>
      </Card>
    </>
  )
}
