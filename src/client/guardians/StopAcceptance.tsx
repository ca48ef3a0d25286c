import { useState } from 'react'
import type { StudentView } from '#contract/guardians.ts'
import { firstName } from '#domain/people/profile.ts'
import { shortDay } from '../app/dates.ts'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface StopAcceptanceProps {
  student: { id: string; name: string }
  application: StudentView['applications'][number]
}

/** Lets a minor's guardian call off an accepted offer before the first day. */
export function StopAcceptance({ student, application }: StopAcceptanceProps) {
  const { id: applicationId, title, company, state, offer, stopUntil } = application
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const name = firstName(student.name)
  const { mutate, isPending, error } = useAction(
    'POST /api/guardian/students/:id/applications/:applicationId/stop',
    {
      onDone: () => {
        close()
        showToast(`Stopped. We told ${company} and ${name}`)
      },
    },
  )
  if (stopUntil === null) return null
  if (state === 'offer')
    return (
      <p className="text-sm text-ink-soft">
        If {name} accepts, we tell you right away. You can then stop it here until{' '}
        {shortDay(stopUntil)}.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow basis-48 text-sm text-ink-soft">
        {name} accepted. A guardian can stop it until {shortDay(stopUntil)}.
      </p>
      <Button
        tone="quiet"
        onClick={() => setAsking(true)}
        aria-label={`Stop this, for ${name}: ${title}`}
      >
        Stop this
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Stop ${title}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button
              tone="danger"
              busy={isPending}
              onClick={() => mutate({ id: student.id, applicationId })}
            >
              Stop this
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          {offer && <OfferFacts offer={offer} isOpen={false} />}
          <p>
            {name} has accepted. If you stop this, the application is withdrawn, {company} is told
            that {name} will not start, and {name} is told that a guardian called it off.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </div>
  )
}
