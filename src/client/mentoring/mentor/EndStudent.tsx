import { useState } from 'react'
import * as pages from '#domain/pages.ts'
import { navigate } from '../../app/navigate.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Asks for confirmation, by name; takes effect immediately. */
export function EndStudent({ student: { id, name } }: { student: { id: string; name: string } }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/mentor/students/:id/end', {
    onDone: () => {
      showToast('The mentoring has ended')
      navigate(pages.dashboard, { replace: true })
    },
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} aria-label={`End mentoring: ${name}`}>
        End mentoring
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`End mentoring ${name}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
              End it
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            You will no longer see their progress. Planned sessions are cancelled, and we tell them.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}
