import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Tone } from '../ui/Button.tsx'
import { useAskForReason } from './reason-request.ts'
import type { ReasonRequest } from './reason-request.ts'

interface AskReasonProps extends Omit<ReasonRequest, 'children'> {
  /** The label of the button that opens the sheet. */
  label: string
  tone?: Tone
  /** What the action does. */
  children?: ReactNode
}

/** Every action at the staff desk needs a reason, which stays in the log. */
export function AskReason({ label, ...request }: AskReasonProps) {
  const askForReason = useAskForReason()
  const { title, tone = 'quiet' } = request
  // Red is for the final button, not for each row of a list.
  const opener = tone === 'danger' ? 'quiet' : tone
  return (
    <Button tone={opener} onClick={() => askForReason(request)} aria-label={title}>
      {label}
    </Button>
  )
}
