import { useState } from 'react'
import type { MentorSession } from '#contract/mentoring.ts'
import { shortDate } from '../../app/dates.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { OnDemand } from '../../app/OnDemand.tsx'
import { Button } from '../../ui/Button.tsx'

const FeedbackSheet = lazyPart(() => import('./FeedbackSheet.tsx'), 'FeedbackSheet')

/** The button to give feedback on a session that was held. */
export function GiveFeedback({ session }: { session: MentorSession }) {
  const [open, setOpen] = useState(false)
  const { student, startsAt } = session
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => setOpen(true)}
        aria-label={`Give feedback: ${student.name}, ${shortDate(startsAt)}`}
      >
        Give feedback
      </Button>
      <OnDemand>
        {open && <FeedbackSheet session={session} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  )
}
