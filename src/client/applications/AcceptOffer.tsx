import { useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import { dayWithYear } from '../app/dates.ts'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** Shows the offer once more before it is accepted, because it binds both sides. */
export function AcceptOffer({ application }: { application: ApplicationDetails }) {
  const { id, title, company, offer, stopUntil } = application
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/applications/:id/move', {
    onDone: () => {
      close()
      showToast(`Congratulations! We told ${company}.`, 'good')
    },
  })
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-label={`Accept the offer: ${title}`}>
        Accept
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Accept the offer from ${company}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Not now
            </Button>
            <Button busy={isPending} onClick={() => mutate({ id, state: 'accepted' })}>
              Accept the offer
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>You are saying yes to this job: {title}.</p>
          {offer && (
            <div className="rounded-card bg-sunk p-4">
              <OfferFacts offer={offer} isOpen />
            </div>
          )}
          <p className="text-ink-soft">
            We will tell {company} right away
            {stopUntil &&
              `, and your guardians too. They can stop it until ${dayWithYear(stopUntil)}`}
            .
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}
