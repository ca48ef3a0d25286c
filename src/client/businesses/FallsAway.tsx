import { dayAndTime } from '../parts/mentoring/mentor-session-words.ts'
import type { Present } from './ApplicantCard.tsx'

/** Shown before an answer is sent that cancels a planned interview. */
export function FallsAway({ applicant: { state, interview } }: { applicant: Present }) {
  if (state !== 'interview' || interview?.state !== 'planned' || interview.startsAt === null)
    return null
  return (
    <p className="rounded-control bg-sun-soft px-4 py-3">
      This cancels your interview on {dayAndTime(interview.startsAt)}. We tell them in the same
      message.
    </p>
  )
}
