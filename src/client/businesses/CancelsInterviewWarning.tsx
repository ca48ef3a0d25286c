import type { PresentApplicant } from './ApplicantCard.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

/** Shown before an answer is sent that cancels a planned interview. */
export function CancelsInterviewWarning({
  applicant: { state, interview },
}: {
  applicant: PresentApplicant
}) {
  if (state !== 'interview' || interview?.state !== 'planned' || interview.startsAt === null)
    return null
  return (
    <p className="rounded-control bg-sun-soft px-4 py-3">
      This cancels your interview on {dayAndTime(interview.startsAt)}. We will tell them in the same
      message.
    </p>
  )
}
