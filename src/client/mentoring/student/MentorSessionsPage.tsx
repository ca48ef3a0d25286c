import type { StudentMentoring, MentorName } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi, useAction } from '../../app/use-api.ts'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { DoctorBird } from '../../parts/art/DoctorBird.tsx'
import { buttonClass, Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts.ts'
import { mentorName, jobLine } from './job-line.ts'
import { MentorLinks } from './MentorLinks.tsx'
import { MyMentorsCard } from './MyMentorsCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { ShowingsCard } from './ShowingsCard.tsx'

export function MentorSessionsPage() {
  const query = useApi('GET /api/mentor-sessions', {})
  return (
    <>
      <MentorLinks />
      <PageTitle title="My mentors">Your sessions, and the feedback from your mentors.</PageTitle>
      <Loaded query={query}>{(mentoring) => <Mentoring mentoring={mentoring} />}</Loaded>
    </>
  )
}

function Mentoring({ mentoring }: { mentoring: StudentMentoring }) {
  const { mentors, requests, sessions, showings, projects, avoided } = mentoring
  const planned = sessions.filter(({ state }) => state === 'planned')
  const past = sessions.filter(({ state }) => state !== 'planned')
  if (mentors.length + requests.length + sessions.length + avoided.length === 0)
    return <NoMentorYet />
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        {planned.length > 0 && <SessionsCard title="Your sessions" sessions={planned} />}
        <RequestsCard requests={requests} />
        <MyMentorsCard mentors={mentors} projects={projects} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        {showings.length > 0 && <ShowingsCard showings={showings} />}
        {past.length > 0 && <SessionsCard title="Past sessions" sessions={past} />}
        {avoided.length > 0 && <AvoidedCard avoided={avoided} />}
      </div>
    </div>
  )
}

function SessionsCard({
  title,
  sessions,
}: {
  title: string
  sessions: StudentMentoring['sessions']
}) {
  return (
    <Card title={title}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <MentorSessionRow
            key={session.id}
            session={session}
            side="student"
            name={mentorName(session.mentor)}
          >
            {session.feedback && <FeedbackText feedback={session.feedback} />}
          </MentorSessionRow>
        ))}
      </ul>
    </Card>
  )
}

function NoMentorYet() {
  return (
    <EmptyState
      picture={<DoctorBird mood="curious" className="h-24" />}
      title="No mentor yet"
      action={
        <Link to={pages.mentors} className={buttonClass()}>
          Find a mentor
        </Link>
      }
    >
      A mentor works in a job you may want. You ask for a time, talk by video, and read what they
      think you can do next.
    </EmptyState>
  )
}

/** Mentors the student has hidden, with a button to show them again. */
function AvoidedCard({ avoided }: { avoided: readonly MentorName[] }) {
  const { mutate, isPending, variables } = useAction('POST /api/mentors/:id/avoid')
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <Card title="Not offered to you">
      <ul className="divide-y divide-line">
        {avoided.map((mentor) => (
          <li key={mentor.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <p>
              <span className="block font-semibold">{mentor.firstName}</span>
              <span className="block text-sm text-ink-soft">{jobLine(mentor)}</span>
            </p>
            <Button
              tone="quiet"
              busy={isPending && variables.id === mentor.id}
              onClick={() => mutate({ id: mentor.id, avoid: false }, fail)}
              aria-label={`Offer ${mentor.firstName} again`}
            >
              Offer again
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
