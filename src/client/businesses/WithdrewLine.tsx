import { shortDay } from '../app/dates.ts'

interface WithdrewLineProps {
  on: string
  /** They declined an offer instead of withdrawing. */
  turnedDown: boolean
}

/** An applicant ended it, and what they shared is gone. */
export function WithdrewLine({ on, turnedDown }: WithdrewLineProps) {
  return (
    <li className="rounded-card border border-line px-4 py-3 text-ink-soft">
      Somebody {turnedDown ? 'declined your offer' : 'withdrew'} on {shortDay(on)}. What they shared
      is gone.
    </li>
  )
}
