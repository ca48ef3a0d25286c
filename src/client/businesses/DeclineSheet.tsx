import { useId, useState } from 'react'
import { declineReasons, declineWords } from '#domain/people/decline-reasons.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { CancelsInterviewWarning } from './CancelsInterviewWarning.tsx'

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
  const reason = declineReasons.find((each) => each === choice)
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
            onClick={() =>
              mutate({ id: postingId, applicationId, seen, ...(reason ? { reason } : {}) })
            }
          >
            Say no
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CancelsInterviewWarning applicant={applicant} />
        <p>We will tell them right away. A reason helps them, but you do not have to give one.</p>
        <Reasons choice={choice} onChoose={setChoice} />
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}

interface ReasonsProps {
  choice: string
  onChoose: (reason: string) => void
}

/** No free text to a student: the reason is one of these. */
function Reasons({ choice, onChoose }: ReasonsProps) {
  const labelId = useId()
  const choices = declineReasons.map((value) => ({ value, label: declineWords[value] }))
  return (
    <div className="grid gap-2">
      <p id={labelId} className="font-semibold">
        Why? <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <ChoiceGroup
        name="reason"
        labelledBy={labelId}
        choices={[{ value: '', label: 'No reason' }, ...choices]}
        value={choice}
        onChange={onChoose}
      />
    </div>
  )
}
