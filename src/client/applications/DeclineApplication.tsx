import { useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface DeclineApplicationProps {
  application: ApplicationDetails
  what: 'offer' | 'interview'
}

/** Asked about once, because it is for good. */
export function DeclineApplication({ application, what }: DeclineApplicationProps) {
  const { id, title, company } = application
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/applications/:id/move', {
    stale: ['applications', 'opportunities'],
    onDone: () => {
      close()
      showToast(`Declined. ${company} knows now.`)
    },
  })
  return (
    <>
      <Button
        tone={what === 'offer' ? 'quiet' : 'plain'}
        onClick={() => setAsking(true)}
        aria-label={`Decline the ${what}: ${title}`}
      >
        Decline
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Decline the ${what}${what === 'offer' ? ' of' : ' with'} ${company}?`}
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
        <p>They are told at once, and your application ends. You cannot take this back.</p>
        <FormMessage>{error?.message}</FormMessage>
      </Sheet>
    </>
  )
}
