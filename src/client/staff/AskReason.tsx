import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Tone } from '../ui/Button.tsx'
import { useAskForReason } from './asked-reason.ts'
import type { ReasonRequest } from './asked-reason.ts'

interface AskReasonProps extends Omit<ReasonRequest, 'children'> {
  /** The label of the button that opens the sheet. */
  label: string
  tone?: Tone
  /** What it does. */
  children?: ReactNode
}

/** Every action at the staff desk needs a reason, which stays in the log. */
export function AskReason({ label, ...asked }: AskReasonProps) {
  const ask = useAskForReason()
  const { title, tone = 'quiet' } = asked
  // Red is for the final button, not for each row of a list.
  const opener = tone === 'danger' ? 'quiet' : tone
  return (
    <Button tone={opener} onClick={() => ask(asked)} aria-label={title}>
      {label}
    </Button>
  )
}
