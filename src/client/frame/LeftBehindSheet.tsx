import { useState } from 'react'
import type { UserId } from '#domain/people/user-id.ts'
import { signOutFailed } from '#domain/people/messages.ts'
import { plural } from '#domain/text/plural.ts'
import { answerOr } from '../app/answer-or.ts'
import { forgetPerson } from '../app/offline/forget.ts'
import { signOut } from '../app/sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** Says how much it is, never whose or what. */
export function LeftBehindSheet({ person, count }: { person: UserId; count: number }) {
  const [busy, setBusy] = useState(false)

  async function deleteIt() {
    setBusy(true)
    await forgetPerson(person)
    location.reload()
  }
  async function signOutAgain() {
    setBusy(true)
    try {
      await signOut()
    } catch (error) {
      setBusy(false)
      showToast(answerOr(error, signOutFailed), 'bad')
    }
  }
  return (
    <Sheet
      open
      onClose={() => void signOutAgain()}
      title="Somebody else used this device"
      actions={
        <>
          <Button tone="quiet" busy={busy} onClick={() => void signOutAgain()}>
            Sign out, so that they can send it
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void deleteIt()}>
            Delete it and go on
          </Button>
        </>
      }
    >
      <p>
        {plural(count, 'thing')} that somebody did here with another account{' '}
        {count === 1 ? 'has' : 'have'} not been sent yet. They can log in to send it. If you go on
        here, it is deleted, so that nothing of theirs stays on this device.
      </p>
    </Sheet>
  )
}
