import { useState } from 'react'
import type { StudentView } from '#contract/guardians.ts'
import { firstName } from '#domain/people/profile.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** Lets a guardian report that they do not know a guardian who was linked later. */
export function UnknownGuardian({ view }: { view: StudentView }) {
  const { student, newGuardians } = view
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const name = firstName(student.name)
  const { mutate, isPending, error } = useAction(
    'POST /api/guardian/students/:id/unknown-guardian',
    {
      onDone: () => {
        close()
        showToast('Our staff will check it now', 'good')
      },
    },
  )
  if (newGuardians === null) return null
  if (newGuardians === 'being-checked')
    return (
      <p className="mb-3 rounded-control bg-sea-soft px-4 py-3 text-sea">
        Our staff are checking who is linked with {name}. Until they have finished, approvals by the
        guardian linked last do not count.
      </p>
    )
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="mb-3">
        I do not know the other guardian
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title="Ask our staff to check?"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Go back
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({ id: student.id })}>
              I do not know this person
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            A guardian linked with {name} after you cannot approve anything until our staff have
            looked into it, and what they approved goes back to waiting.
          </p>
          <p>
            You, {name} and the other guardian are told that our staff are checking the links, but
            not who asked for it.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}
