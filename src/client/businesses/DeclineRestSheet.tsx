import { useState } from 'react'
import type { ApplicantFilter } from '#domain/openings/applicant-list.ts'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../app/use-api.ts'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'
import { DeclineFrame } from './DeclineFrame.tsx'
import { reasonIn } from './DeclineReasons.tsx'

interface DeclineRestSheetProps {
  postingId: string
  counts: Readonly<Record<ApplicantFilter, number>>
  /** When the list was read: somebody who applied later is not among them. */
  asOf: string
  onClose: () => void
}

/** Says no to everybody who still waits, after naming how many there are. */
export function DeclineRestSheet({ postingId, counts, asOf, onClose }: DeclineRestSheetProps) {
  // As they were when the sheet was opened, while the list behind it changes.
  const [before] = useState({ counts, sentBefore: asOf })
  const [choice, setChoice] = useState('filled')
  const [interviews, setInterviews] = useState(false)
  const [told, setTold] = useState(0)
  const total = before.counts.waiting + (interviews ? before.counts.interview : 0)
  const people = plural(total, 'person', 'people')
  const { mutateAsync, isPending, error } = useAction(
    'POST /api/postings/:id/applicants/decline-rest',
  )

  /** Each request answers some of them, until nobody is left. A failed one can be sent again. */
  async function declineAll() {
    const { sentBefore } = before
    let sum = told
    for (let left = 1; left > 0;) {
      const done = await mutateAsync({ id: postingId, sentBefore, interviews, ...reasonIn(choice) })
      sum += done.answered
      left = done.answered === 0 ? 0 : done.left
      setTold(sum)
    }
    onClose()
    showToast(`We told ${plural(sum, 'person', 'people')}`, 'good')
  }

  return (
    <DeclineFrame
      title="Say no to the rest?"
      action={total > 0 ? `Say no to ${people}` : undefined}
      busy={isPending}
      error={error?.message}
      choice={choice}
      onChoose={setChoice}
      onDecline={() => void declineAll().catch(() => undefined)}
      onClose={onClose}
    >
      <p>
        {before.counts.waiting === 0
          ? 'Nobody is waiting for a first answer.'
          : `${plural(before.counts.waiting, 'person is', 'people are')} waiting for an answer. We will tell each of them right away, kindly, and with the reason you choose. It cannot be undone.`}
      </p>
      {before.counts.interview > 0 && (
        <Tick
          label={`Also ${plural(before.counts.interview, 'person', 'people')} invited to an interview`}
          hint="Interviews that are planned will be cancelled."
          on={interviews}
          onFlip={setInterviews}
        />
      )}
    </DeclineFrame>
  )
}
