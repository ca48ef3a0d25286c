import type { SessionPage as Seen } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { call } from '../../app/api.ts'
import { JoinSession } from '../../parts/mentoring/JoinSession.tsx'
import { Gone } from '../../app/Gone.tsx'
import { isGone, Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { dayAndTime, sessionLabel } from '../../parts/mentoring/mentor-session-words.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { SaveCalendar } from '../../parts/mentoring/SaveCalendar.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { mentorCalled } from './job-line.ts'

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
          <Gone title="This session is not here for you">
            The mentoring may have ended, or the link was not copied whole.
          </Gone>
        }
      >
        {(session) => <Session seen={session} />}
      </Loaded>
    </>
  )
}

function Session({ seen }: { seen: Seen }) {
  if (seen.side === 'guardian') return <ForGuardian seen={seen} />
  const { side, session } = seen
  const name = side === 'student' ? mentorCalled(seen.session.mentor) : seen.session.student.name
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
            {side === 'student' && seen.session.feedback && (
              <FeedbackText feedback={seen.session.feedback} />
            )}
          </MentorSessionRow>
        </ul>
      </Card>
    </>
  )
}

function ForGuardian({ seen }: { seen: Extract<Seen, { side: 'guardian' }> }) {
  const { session, student } = seen
  const { id, state, startsAt, endsAt, onHold, mentor } = session
  const name = mentorCalled(mentor)
  const what = `${name}, ${dayAndTime(startsAt)}`
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
              ? 'A video call of half an hour. You are welcome to sit in.'
              : 'This session is over.'}
        </p>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <JoinSession session={session} what={what} />
          {ahead && (state === 'planned' || state === 'cancelled') && (
            <SaveCalendar
              load={() => call('GET /api/mentor-sessions/:id/calendar', { id })}
              what={what}
              cancelled={state === 'cancelled'}
            />
          )}
          {mentor && <ReportPerson place="mentor" id={mentor.id} name={name} />}
        </div>
      </Card>
    </>
  )
}
