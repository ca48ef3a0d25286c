import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { Sheet } from './Sheet.tsx'

interface ConfirmSheetProps {
  title: string
  open?: boolean
  /** The label of the button that does it. */
  action: string
  /** The label of the button that leaves everything as it is. */
  keep?: string
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onClose: () => void
  /** What happens then. */
  children: ReactNode
}

/** Asks before something that the other side is told of at once, or that cannot be taken back. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, open = true, action, keep = 'Not now', busy, error, onConfirm, onClose } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{props.children}</p>
      <FormMessage>{error}</FormMessage>
    </Sheet>
  )
}

interface DeleteSheetProps extends Omit<ConfirmSheetProps, 'action' | 'keep' | 'onConfirm'> {
  onDelete: () => void
}

/** Asks for confirmation before a permanent deletion, and says what else is deleted. */
export function DeleteSheet({ onDelete, ...props }: DeleteSheetProps) {
  return <ConfirmSheet {...props} action="Delete" keep="Keep it" onConfirm={onDelete} />
}
