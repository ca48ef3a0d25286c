import { useState } from 'react'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { CancelsInterviewWarning } from './CancelsInterviewWarning.tsx'
import { DeclineFrame } from './DeclineFrame.tsx'
import { reasonIn } from './DeclineReasons.tsx'

export interface ApplicantSheetProps {
  postingId: string
  applicationId: string
  name: string
  /** The version of the card when the sheet was opened. */
  seen: string
  onClose: () => void
}

interface DeclineSheetProps extends ApplicantSheetProps {
  applicant: PresentApplicant
}

/** Asks for confirmation, by name: the student is told immediately. */
export function DeclineSheet(props: DeclineSheetProps) {
  const { postingId, applicationId, name, seen, applicant, onClose } = props
  const [choice, setChoice] = useState('')
  const { mutate, isPending, error } = useAction(
    'POST /api/postings/:id/applicants/:applicationId/decline',
    {
      onDone: () => {
        onClose()
        showToast('Done. We told them', 'good')
      },
    },
  )
  return (
    <DeclineFrame
      title={`Say no to ${name}?`}
      action="Say no"
      busy={isPending}
      error={error?.message}
      choice={choice}
      onChoose={setChoice}
      onDecline={() => mutate({ id: postingId, applicationId, seen, ...reasonIn(choice) })}
      onClose={onClose}
    >
      <CancelsInterviewWarning applicant={applicant} />
      <p>
        We will tell them right away, so it cannot be undone. A reason helps them, but you do not
        have to give one.
      </p>
    </DeclineFrame>
  )
}
