import type { ReactNode } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { CancelMeeting } from '../parts/mentoring/CancelMeeting.tsx'
import { InterviewFacts } from '../parts/applications/InterviewFacts.tsx'
import { cancelledInterview } from '../parts/applications/interview-words.ts'
import { JoinSession } from '../parts/mentoring/JoinSession.tsx'
import { SaveCalendar } from '../parts/mentoring/SaveCalendar.tsx'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { ChooseTime } from './ChooseTime.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface InterviewPartProps {
  application: ApplicationDetails
  interview: Interview
}
/** An application's interview: the times to choose from, when and where it is, or how it ended. */
export function InterviewPart({ application, interview }: InterviewPartProps) {
  const { company } = application
  switch (interview.state) {
    case 'proposed':
      return (
        <Part title="Choose a time for your interview">
          <ChooseTime application={application} interview={interview} />
        </Part>
      )
    case 'planned':
      return (
        <Part title="Your interview">
          <InterviewFacts interview={interview} />
          <p className="text-ink-soft">We will remind you the day before and an hour before.</p>
          <Link to={pages.interviewPractice} className="link inline-flex min-h-11 items-center">
            Practise interview questions
          </Link>
          <PlannedInterview application={application} interview={interview} />
        </Part>
      )
    case 'none-suits':
      return (
        <Part title="You asked for other times">
          <p>We told {company}. New times will show up here.</p>
        </Part>
      )
    case 'passed':
      return (
        <Part title="The proposed times have passed">
          <p>{company} can propose others. They will show up here.</p>
        </Part>
      )
    case 'cancelled':
      return (
        <Part title="The interview was cancelled">
          <p>{cancelledInterview(interview, 'student', company)}</p>
        </Part>
      )
    case 'over':
      return (
        <Part title="Your interview is over">
          <p>
            {interview.startsAt && `It was on ${dayAndTime(interview.startsAt)}. `}
            The answer from {company} will show up here.
          </p>
        </Part>
      )
  }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card bg-sunk p-4">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function PlannedInterview({ application, interview }: InterviewPartProps) {
  const { id, title, company } = application
  const { startsAt, endsAt, way, room, mayCancel } = interview
  const cancel = useAction('POST /api/applications/:id/interview/cancel', {
    onDone: () => showToast(`Cancelled. We told ${company}`),
  })
  if (startsAt === null || endsAt === null) return null
  const label = `${title}, ${dayAndTime(startsAt)}`
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {way === 'video' && (
        <JoinSession
          session={{ state: 'planned', onHold: false, startsAt, endsAt, room }}
          label={label}
        />
      )}
      <SaveCalendar
        load={() => call('GET /api/applications/:id/interview/calendar', { id })}
        label={label}
      />
      {mayCancel && (
        <CancelMeeting
          startsAt={startsAt}
          name={company}
          action="Cancel the interview"
          busy={cancel.isPending}
          error={cancel.error?.message}
          onCancel={(reason, close) => cancel.mutate({ id, reason }, { onSuccess: close })}
        />
      )}
    </div>
  )
}
