import type { Interview } from '#contract/interviews.ts'
import { call } from '../app/api.ts'
import { CancelMeeting } from '../parts/mentoring/CancelMeeting.tsx'
import { InterviewFacts } from '../parts/applications/InterviewFacts.tsx'
import { cancelledInterview } from '../parts/applications/interview-words.ts'
import { JoinSession } from '../parts/mentoring/JoinSession.tsx'
import { SaveCalendar } from '../parts/mentoring/SaveCalendar.tsx'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface ApplicantInterviewProps {
  postingId: string
  applicationId: string
  name: string
  interview: Interview
  /** False for a viewer, who only reads. */
  mayAnswer: boolean
  /** The version of the card. */
  seen: string
}
/** The interview with an applicant: who has to answer, or when and where it is. */
export function ApplicantInterview(props: ApplicantInterviewProps) {
  const { name, interview } = props
  return (
    <section className="mt-4 grid gap-3 rounded-card bg-sunk p-4">
      <h3>Interview</h3>
      <p>{interviewText(interview, name)}</p>
      {interview.state === 'proposed' && (
        <ul className="ml-5 list-disc">
          {interview.times.map((time) => (
            <li key={time}>{dayAndTime(time)}</li>
          ))}
        </ul>
      )}
      {(interview.state === 'proposed' || interview.state === 'planned') && (
        <InterviewFacts interview={interview} />
      )}
      {interview.state === 'planned' && props.mayAnswer && <PlannedInterview {...props} />}
    </section>
  )
}

function interviewText(interview: Interview, name: string): string {
  switch (interview.state) {
    case 'proposed':
      return `You proposed these times. ${name} will choose one.`
    case 'planned':
      return `${name} chose this time. We will remind both of you.`
    case 'none-suits':
      return `None of your times works for ${name}.`
    case 'passed':
      return 'The times have passed without an answer.'
    case 'cancelled':
      return `Cancelled. ${cancelledInterview(interview, 'business', name)}`
    case 'over':
      return interview.startsAt === null
        ? 'The interview is over.'
        : `It was on ${dayAndTime(interview.startsAt)}. Tell them what comes next.`
  }
}

function PlannedInterview({
  postingId,
  applicationId,
  name,
  interview,
  seen,
}: ApplicantInterviewProps) {
  const { startsAt, endsAt, way, room, mayCancel } = interview
  const ids = { id: postingId, applicationId }
  const cancel = useAction('POST /api/postings/:id/applicants/:applicationId/interview/cancel', {
    onDone: () => showToast(`Cancelled. We told ${name}`),
  })
  if (startsAt === null || endsAt === null) return null
  const label = `${name}, ${dayAndTime(startsAt)}`
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {way === 'video' && (
        <JoinSession
          session={{ state: 'planned', onHold: false, startsAt, endsAt, room }}
          label={label}
        />
      )}
      <SaveCalendar
        load={() => call('GET /api/postings/:id/applicants/:applicationId/interview/calendar', ids)}
        label={label}
      />
      {mayCancel && (
        <CancelMeeting
          startsAt={startsAt}
          name={name}
          action="Cancel the interview"
          busy={cancel.isPending}
          error={cancel.error?.message}
          onCancel={(reason, close) =>
            cancel.mutate({ ...ids, seen, reason }, { onSuccess: close })
          }
        />
      )}
    </div>
  )
}
