import { Suspense, useState } from 'react'
import type { ApplicationDetails } from '#contract/applications.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { StateChip } from '../app/StateChip.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

const ShareSheet = lazyPart(async () => (await import('../app/ShareSheet.tsx')).ShareSheet)

/** Written and not sent: it waits for a guardian, or it could not go. It can be changed until it goes. */
export function Unsent({ application }: { application: ApplicationDetails }) {
  const { id, state, title, company, opportunityId, chosen } = application
  const [changing, setChanging] = useState(false)
  const waits = state === 'waiting'
  const { mutate, isPending, error } = useAction('POST /api/applications/:id/move', {
    stale: ['applications', 'opportunities', 'guardians'],
    onDone: () => showToast('Taken back. What you wrote is kept here.'),
  })
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3">
        Where it stands <StateChip state={state} />
      </h3>
      {waits ? <WhoIsAsked /> : <p>It was not sent, and {company} has not seen it.</p>}
      {chosen?.message && (
        <div>
          <p className="text-sm font-semibold text-ink-soft">Your message</p>
          <p className="prose-width whitespace-pre-line">{chosen.message}</p>
        </div>
      )}
      <FormMessage>{error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button tone={waits ? 'quiet' : 'main'} onClick={() => setChanging(true)}>
          {waits ? 'Change what you send' : 'Look at it and send again'}
        </Button>
        {waits && (
          <Button tone="quiet" busy={isPending} onClick={() => mutate({ id, state: 'not-sent' })}>
            Take it back
          </Button>
        )}
      </div>
      {changing && opportunityId && (
        <Suspense>
          <ShareSheet
            opening={{ id: opportunityId, title, company }}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function WhoIsAsked() {
  const { data } = useApi('GET /api/guardians', {})
  const asked = data?.guardians.filter(({ standing }) => standing === 'in-force') ?? []
  return data && asked.length === 0 ? (
    <p>
      A guardian has to approve it first, and none is linked now.{' '}
      <Link to="/guardians" className="link">
        Link a guardian
      </Link>{' '}
      and we ask them. Are you 18 now? Then nobody has to approve it: choose “Change what you send”
      and send it yourself.
    </p>
  ) : (
    <p>
      We asked your guardian. As soon as they approve it, it is sent by itself. There is nothing
      more for you to do.
    </p>
  )
}
