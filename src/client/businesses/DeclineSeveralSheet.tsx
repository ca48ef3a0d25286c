import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import type { PresentApplicant } from './ApplicantCard.tsx'
import { DeclineFrame } from './DeclineFrame.tsx'
import { reasonIn } from './DeclineReasons.tsx'
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
    <DeclineFrame
      title={`Say no to ${people}?`}
      action={`Say no to ${people}`}
      busy={isPending}
      error={error?.message}
      choice={choice}
      onChoose={setChoice}
      onDecline={() =>
        mutate({
          id: postingId,
          applicants: applicants.map(({ id, seen }) => ({ applicationId: id, seen })),
          ...reasonIn(choice),
        })
      }
      onClose={onClose}
    >
      {interviews > 0 && (
        <p className="rounded-control bg-sun-soft px-4 py-3">
          This cancels {plural(interviews, 'planned interview')}. We will tell them in the same
          message.
        </p>
      )}
      <p>We will tell each of them right away, with the same reason. It cannot be undone.</p>
    </DeclineFrame>
  )
}
