import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface EndLinkProps {
  name: string
  /** What ending the link means for the person who ends it. */
  children: string
  action: {
    isPending: boolean
    mutate: (input: { id: string }, options: { onError: (error: Error) => void }) => void
  }
  id: string
}

/** Asks for confirmation, by name; takes effect immediately. */
export function EndLink({ name, children, action, id }: EndLinkProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} aria-label={`End link with ${name}`}>
        End link
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`End the link with ${name}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep it
            </Button>
            <Button
              tone="danger"
              busy={action.isPending}
              onClick={() => action.mutate({ id }, fail)}
            >
              End the link
            </Button>
          </>
        }
      >
        <p>{children}</p>
      </Sheet>
    </>
  )
}
