import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NotificationSettings } from '#contract/notifications.ts'
import { pushKinds } from '#domain/people/push.ts'
import { endPush, pushState, startPush, type PushState } from '../app/offline/push.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'

type PushSettings = NonNullable<NotificationSettings['push']>

/** What also comes to the phone: first the student chooses, and only then a button asks the browser. */
export function PhoneCard({ push }: { push: PushSettings }) {
  const change = useAction('PATCH /api/notification-settings', {
    onDone: () => showToast('Saved', 'good'),
  })
  const pending = change.isPending ? change.variables?.push : undefined
  const [state, look] = usePushState(push.here)
  return (
    <Card title="Notifications on this device">
      <div className="grid gap-4">
        <p>
          Choose what your phone tells you when Upful is closed. It never shows who wrote or what it
          is about.
        </p>
        {state === 'unsupported' ? (
          <Unsupported />
        ) : (
          <>
            <div>
              {push.kinds.map(({ kind, on }) => (
                <Tick
                  key={kind}
                  label={pushKinds[kind].label}
                  on={pending?.[kind] ?? on}
                  onFlip={(wanted) => change.mutate({ push: { [kind]: wanted } }, sayWhy)}
                />
              ))}
            </div>
            {push.kinds.some(({ on }) => on) && <ThisPhone push={push} state={state} look={look} />}
          </>
        )}
      </div>
    </Card>
  )
}

const sayWhy = { onError: (error: Error) => showToast(error.message, 'bad') }

interface ThisPhoneProps {
  push: PushSettings
  state: PushState | undefined
  /** Looks at the browser again. */
  look: () => void
}

function ThisPhone({ push, state, look }: ThisPhoneProps) {
  const start = useAction('PUT /api/push-subscription')
  const end = useAction('DELETE /api/push-subscription')
  const [isAsking, setAsking] = useState(false)

  async function turnOn(): Promise<void> {
    setAsking(true)
    try {
      const target = await startPush(push.key)
      if (target !== null) await start.mutateAsync(target)
    } catch {
      showToast('That did not work. Check your connection and try again.', 'bad')
    } finally {
      setAsking(false)
      look()
    }
  }

  async function turnOff(): Promise<void> {
    try {
      await end.mutateAsync({})
      await endPush()
    } catch {
      showToast('That did not work. Check your connection and try again.', 'bad')
    } finally {
      look()
    }
  }

  return (
    <div role="status" className="grid justify-items-start gap-3">
      {state === 'denied' && (
        <p>
          Your browser blocks notifications from Upful. You can allow them in the settings of your
          browser. Until then, all of it is under the bell, and by email as you chose above.
        </p>
      )}
      {state === 'off' && (
        <>
          <p>Your phone will ask if Upful may send you notifications.</p>
          <Button busy={isAsking} onClick={() => void turnOn()}>
            <Icon of={BellRing} /> Turn on for this device
          </Button>
        </>
      )}
      {state === 'on' && (
        <>
          <p>Notifications are on for this device, until you log out.</p>
          <Button tone="quiet" busy={end.isPending} onClick={() => void turnOff()}>
            Turn off for this device
          </Button>
        </>
      )}
    </div>
  )
}

function Unsupported() {
  return (
    <p>
      This browser cannot show notifications from Upful. On an iPhone, add Upful to your home screen
      and open it from there. All of it is still under the bell, and by email as you chose above.
    </p>
  )
}

/** Undefined until the browser has said how it is. */
function usePushState(here: boolean): [PushState | undefined, () => void] {
  const [state, setState] = useState<PushState>()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void pushState(here)
      .catch(() => 'unsupported' as const)
      .then((found) => isCurrent && setState(found))
    return () => {
      isCurrent = false
    }
  }, [here, looks])
  return [state, () => setLooks((count) => count + 1)]
}
