import { useId, useState } from 'react'
import type { BusinessAnswer } from '#domain/application.ts'
import { declineReasons, declineWords } from '#domain/decline-reasons.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { moveWords } from './move-words.ts'

interface MoveSheetProps {
  postingId: string
  applicationId: string
  name: string
  /** Where they can be reached, if they shared it. */
  mail: string | undefined
  to: BusinessAnswer
  onClose: () => void
}

/** Asks once, by name: the student hears at once. */
export function MoveSheet({ postingId, applicationId, name, mail, to, onClose }: MoveSheetProps) {
  const [chosen, choose] = useState('')
  const { action, asked } = moveWords[to]
  const reason = declineReasons.find((each) => each === chosen)
  const { mutate, isPending, error } = useAction(
    'POST /api/postings/:id/applicants/:applicationId/move',
    {
      stale: ['postings', 'business'],
      onDone: () => {
        onClose()
        showToast('Done. They know now', 'good')
      },
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={asked(name)}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={isPending}
            onClick={() =>
              mutate({ id: postingId, applicationId, state: to, ...(reason ? { reason } : {}) })
            }
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          They are told at once.{' '}
          {to === 'declined' ? 'A reason helps them, and is up to you.' : wayOn(mail)}
        </p>
        {to === 'declined' && <Reasons chosen={chosen} onChoose={choose} />}
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}

function wayOn(mail: string | undefined): string {
  return mail === undefined
    ? 'They shared no email address, so say in the opening where to come and whom to ask for.'
    : `To agree on a time, write to ${mail}.`
}

interface ReasonsProps {
  chosen: string
  onChoose: (reason: string) => void
}

/** Nobody writes freely to a student: a reason is one of these. */
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
        choices={[{ value: '', label: 'Say no reason' }, ...choices]}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  )
}
