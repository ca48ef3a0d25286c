import { useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface DeclineApplicationProps {
  application: ApplicationDetails
  subject: 'offer' | 'interview'
}

/** Asks for confirmation, because declining is final. */
export function DeclineApplication({ application, subject }: DeclineApplicationProps) {
  const { id, title, company } = application
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/applications/:id/move', {
    onDone: () => {
      close()
      showToast(`Declined. We told ${company}.`)
    },
  })
  return (
    <>
      <Button
        tone={subject === 'offer' ? 'quiet' : 'plain'}
        onClick={() => setAsking(true)}
        aria-label={`Decline the ${subject}: ${title}`}
      >
        Decline
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Decline the ${subject}${subject === 'offer' ? ' from' : ' with'} ${company}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Not now
            </Button>
            <Button
              tone="danger"
              busy={isPending}
              onClick={() => mutate({ id, state: 'withdrawn' })}
            >
              Decline
            </Button>
          </>
        }
      >
        <p>We will tell them right away, and your application ends. You cannot undo this.</p>
        <FormMessage>{error?.message}</FormMessage>
      </Sheet>
    </>
  )
}
