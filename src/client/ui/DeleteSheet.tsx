import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { FormMessage } from './FormMessage.tsx'
import { Sheet } from './Sheet.tsx'

interface DeleteSheetProps {
  title: string
  open?: boolean
  busy: boolean
  error: string | undefined
  onDelete: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation before a permanent deletion, and says what else is deleted. */
export function DeleteSheet(props: DeleteSheetProps) {
  const { title, open = true, busy, error, onDelete, onClose, children } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="danger" busy={busy} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <FormMessage>{error}</FormMessage>
    </Sheet>
  )
}
