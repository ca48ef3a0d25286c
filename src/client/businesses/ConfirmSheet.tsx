import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface ConfirmSheetProps {
  title: string
  action: string
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onClose: () => void
  /** What happens then. */
  children: ReactNode
}

/** Asks before something that the other side is told of at once, or that cannot be taken back. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, action, busy, error, onConfirm, onClose, children } = props
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <FormMessage>{error}</FormMessage>
    </Sheet>
  )
}
