import { shortDay } from '../app/dates.ts'

/** Somebody took it back, and what they shared with it. */
export function WithdrewLine({ on }: { on: string }) {
  return (
    <li className="rounded-card border border-line px-4 py-3 text-ink-soft">
      Somebody withdrew on {shortDay(on)}. What they shared is gone.
    </li>
  )
}
