import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DeclineReasons } from './DeclineReasons.tsx'

interface DeclineFrameProps {
  /** The question, which names the person or how many they are. */
  title: string
  /** The label of the button; undefined while there is nobody to say no to. */
  action: string | undefined
  busy: boolean
  error: string | undefined
  /** The reason, as `reasonIn` reads it. */
  choice: string
  onChoose: (choice: string) => void
  onDecline: () => void
  onClose: () => void
  /** Who is told, and what else ends with it. */
  children: ReactNode
}

/** Asks before somebody is told no, which cannot be taken back, with a reason from the list. */
export function DeclineFrame(props: DeclineFrameProps) {
  const { title, action, busy, error, choice, onChoose, onDecline, onClose, children } = props
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
          {action !== undefined && (
            <Button busy={busy} onClick={onDecline}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <DeclineReasons choice={choice} onChoose={onChoose} />
        <FormMessage>{error}</FormMessage>
      </div>
    </Sheet>
  )
}
