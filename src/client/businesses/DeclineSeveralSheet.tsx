import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { DeclineReasons, reasonIn } from './DeclineReasons.tsx'
import { leftWords } from './left-words.ts'

interface DeclineSeveralSheetProps {
  postingId: string
  applicants: readonly PresentApplicant[]
  onClose: () => void
  onDone: () => void
}

/** Says no to the chosen applicants, after naming how many there are. */
export function DeclineSeveralSheet(props: DeclineSeveralSheetProps) {
  const { postingId, applicants, onClose, onDone } = props
  const [choice, setChoice] = useState('')
  const people = plural(applicants.length, 'person', 'people')
  const interviews = applicants.filter(({ interview }) => interview?.state === 'planned').length
  const { mutate, isPending, error } = useAction('POST /api/postings/:id/applicants/decline', {
    onDone: ({ answered, left }) => {
      onDone()
      showToast(`We told ${plural(answered, 'person', 'people')}.${leftWords(left)}`, 'good')
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Say no to ${people}?`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={isPending}
            onClick={() =>
              mutate({
                id: postingId,
                applicants: applicants.map(({ id, seen }) => ({ applicationId: id, seen })),
                ...reasonIn(choice),
              })
            }
          >
            Say no to {people}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {interviews > 0 && (
          <p className="rounded-control bg-sun-soft px-4 py-3">
            This cancels {plural(interviews, 'planned interview')}. We will tell them in the same
            message.
          </p>
        )}
        <p>We will tell each of them right away, with the same reason. It cannot be undone.</p>
        <DeclineReasons choice={choice} onChoose={setChoice} />
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
