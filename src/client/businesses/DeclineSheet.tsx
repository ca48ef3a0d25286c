import { useId, useState } from 'react'
import { declineReasons, declineWords } from '#domain/people/decline-reasons.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { Present } from './ApplicantCard.tsx'
import { FallsAway } from './FallsAway.tsx'

export interface ApplicantSheetProps {
  postingId: string
  applicationId: string
  name: string
  /** The version of the card when the sheet was opened. */
  seen: string
  onClose: () => void
}

interface DeclineSheetProps extends ApplicantSheetProps {
  applicant: Present
}

/** Asks for confirmation, by name: the student is told immediately. */
export function DeclineSheet(props: DeclineSheetProps) {
  const { postingId, applicationId, name, seen, applicant, onClose } = props
  const [chosen, choose] = useState('')
  const reason = declineReasons.find((each) => each === chosen)
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
        <FallsAway applicant={applicant} />
        <p>We tell them right away. A reason helps them, but it is up to you.</p>
        <Reasons chosen={chosen} onChoose={choose} />
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}

interface ReasonsProps {
  chosen: string
  onChoose: (reason: string) => void
}

/** No free text to a student: the reason is one of these. */
function Reasons({ chosen, onChoose }: ReasonsProps) {
  const asked = useId()
  const choices = declineReasons.map((value) => ({ value, label: declineWords[value] }))
  return (
    <div className="grid gap-2">
      <p id={asked} className="font-semibold">
        Why? <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <ChoiceGroup
        name="reason"
        labelledBy={asked}
        choices={[{ value: '', label: 'No reason' }, ...choices]}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  )
}
