import { useState } from 'react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { CancelsInterviewWarning } from './CancelsInterviewWarning.tsx'
import { DeclineReasons, reasonIn } from './DeclineReasons.tsx'

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
    <Sheet
      open
      onClose={onClose}
      title={`Say no to ${name}?`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={isPending}
            onClick={() => mutate({ id: postingId, applicationId, seen, ...reasonIn(choice) })}
          >
            Say no
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CancelsInterviewWarning applicant={applicant} />
        <p>We will tell them right away. A reason helps them, but you do not have to give one.</p>
        <DeclineReasons choice={choice} onChoose={setChoice} />
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
