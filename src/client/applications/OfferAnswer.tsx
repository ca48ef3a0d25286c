import { useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import { StateChip } from '../app/StateChip.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** An offer is answered with one press; a no is asked about once, because it is for good. */
export function OfferAnswer({ application }: { application: ApplicationDetails }) {
  const { id, title, company } = application
  const [declining, setDeclining] = useState(false)
  const { mutate, isPending, variables, error } = useAction('POST /api/applications/:id/move', {
    stale: ['applications', 'opportunities'],
    onDone: (_moved, { state }) => {
      setDeclining(false)
      const accepted = state === 'accepted'
      showToast(
        accepted ? `Congratulations! ${company} knows now.` : `Declined. ${company} knows now.`,
        accepted ? 'good' : undefined,
      )
    },
  })
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3">
        Where it stands <StateChip state="offer" />
      </h3>
      <p>{company} offers you this. They wait for your answer.</p>
      {!declining && <FormMessage>{error?.message}</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isPending && variables.state === 'accepted'}
          onClick={() => mutate({ id, state: 'accepted' })}
          aria-label={`Accept the offer: ${title}`}
        >
          Accept
        </Button>
        <Button
          tone="quiet"
          onClick={() => setDeclining(true)}
          aria-label={`Decline the offer: ${title}`}
        >
          Decline
        </Button>
      </div>
      <Sheet
        open={declining}
        onClose={() => setDeclining(false)}
        title={`Decline the offer of ${company}?`}
        actions={
          <>
            <Button tone="quiet" onClick={() => setDeclining(false)}>
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
    </section>
  )
}
