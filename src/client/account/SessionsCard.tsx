import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { isApiError } from '../app/api.ts'
import type { Output } from '../app/api.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { signOutOrAsk } from '../app/sign-out-or-ask.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

type SessionRow = Output<'GET /api/account/sessions'>['sessions'][number]

export function SessionsCard() {
  const query = useApi('GET /api/account/sessions', {})
  return (
    <Card title="Where you are signed in">
      <Loaded query={query}>
        {({ sessions }) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere />
    </Card>
  )
}

const handheld = /Android|iPhone|iPad/

function Session({ session }: { session: SessionRow }) {
  const { id, device, lastSeenAt, current } = session
  const { mutate, isPending } = useAction('DELETE /api/account/sessions/:id', {
    onDone: () => showToast(`${device} is signed out`),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon of={handheld.test(device) ? Smartphone : Laptop} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{device}</span>
        <span className="block text-sm text-ink-soft">
          {current ? 'Active now' : `Last seen ${shortDate(lastSeenAt)}, ${timeOfDay(lastSeenAt)}`}
        </span>
      </span>
      {current ? (
        <Chip tone="leaf">This device</Chip>
      ) : (
        <Button
          tone="quiet"
          busy={isPending}
          onClick={() => mutate({ id }, fail)}
          aria-label={`Sign out: ${device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function signOutEverywhere() {
    setBusy(true)
    try {
      if (await signOutOrAsk('POST /api/account/sign-out-everywhere')) return
      setBusy(false)
      setAsking(false)
    } catch (error) {
      setBusy(false)
      showToast(isApiError(error) ? error.message : 'That did not work. Try again.', 'bad')
    }
  }

  return (
    <>
      <Button tone="quiet" className="mt-3 max-sm:w-full" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              Stay signed in
            </Button>
            <Button tone="danger" busy={busy} onClick={() => void signOutEverywhere()}>
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>You will have to log in again on every device, including this one.</p>
      </Sheet>
    </>
  )
}
