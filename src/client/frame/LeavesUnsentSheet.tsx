import { useState } from 'react'
import { signOutFailed } from '#domain/people/messages.ts'
import { plural } from '#domain/text/plural.ts'
import { answerOr } from '../app/answer-or.ts'
import { signOut } from '../app/sign-out.ts'
import { leavesUnsent, type SignOutKey } from '../app/sign-out-or-ask.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

const close = () => leavesUnsent.set(undefined)

/** Signing out deletes everything of the person from the device, also what has not been sent. */
export function LeavesUnsentSheet({ sessions, count }: { sessions: SignOutKey; count: number }) {
  const [busy, setBusy] = useState(false)

  async function leaveAnyway() {
    setBusy(true)
    try {
      await signOut(sessions)
    } catch (error) {
      setBusy(false)
      showToast(answerOr(error, signOutFailed), 'bad')
    }
  }
  return (
    <Sheet
      open
      onClose={close}
      title="Not everything is sent"
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            Stay signed in
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void leaveAnyway()}>
            Sign out and lose it
          </Button>
        </>
      }
    >
      <p>
        {plural(count, 'thing')} you did offline {count === 1 ? 'has' : 'have'} not been sent yet.
        Signing out deletes everything of yours from this device, so {count === 1 ? 'it' : 'they'}{' '}
        would be lost. Wait until you have a connection: then it is sent by itself.
      </p>
    </Sheet>
  )
}
