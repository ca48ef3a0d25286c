import { useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import * as pages from '#domain/pages.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { StateChip } from '../parts/applications/StateChip.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

const ShareSheet = lazyPart(() => import('../parts/applications/ShareSheet.tsx'), 'ShareSheet')

/** An application that is waiting for a guardian or could not be sent. It can be changed until it is sent. */
export function Unsent({ application }: { application: ApplicationDetails }) {
  const { id, state, title, company, opportunityId, chosen } = application
  const [changing, setChanging] = useState(false)
  const isWaiting = state === 'waiting'
  const { mutate, isPending, error } = useAction('POST /api/applications/:id/move', {
    onDone: () => showToast('Withdrawn. What you wrote is saved here.'),
  })
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3">
        Status <StateChip state={state} />
      </h3>
      {isWaiting ? <ApprovalNote /> : <p>It was not sent, and {company} has not seen it.</p>}
      {chosen?.message && (
        <div>
          <p className="text-sm font-semibold text-ink-soft">Your message</p>
          <p className="prose-width whitespace-pre-line">{chosen.message}</p>
        </div>
      )}
      <FormMessage>{error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button tone={isWaiting ? 'quiet' : 'main'} onClick={() => setChanging(true)}>
          {isWaiting ? 'Change what you send' : 'Check it and send again'}
        </Button>
        {isWaiting && (
          <Button tone="quiet" busy={isPending} onClick={() => mutate({ id, state: 'not-sent' })}>
            Withdraw
          </Button>
        )}
      </div>
      {changing && opportunityId && (
        <OnDemand>
          <ShareSheet
            opening={{ id: opportunityId, title, company }}
            onClose={() => setChanging(false)}
          />
        </OnDemand>
      )}
    </section>
  )
}

function ApprovalNote() {
  const { data } = useApi('GET /api/guardians', {})
  const guardians = data?.guardians.filter(({ standing }) => standing === 'in-force') ?? []
  return data && guardians.length === 0 ? (
    <p>
      A guardian has to approve it first, and you have none linked.{' '}
      <Link to={pages.guardians} className="link">
        Link a guardian
      </Link>{' '}
      and we will ask them. Are you 18 now? Then nobody has to approve it: choose “Change what you
      send” and send it yourself.
    </p>
  ) : (
    <p>
      We guardians your guardian. We will send it as soon as they approve. There is nothing more for
      you to do.
    </p>
  )
}
