import type { ReactNode } from 'react'
import { useId } from 'react'

interface TickProps {
  label: string
  /** Read after the label. */
  hint?: ReactNode
  on: boolean
  /** The field name in its form. */
  name?: string
  onFlip: (on: boolean) => void
}

/** A checkbox whose label can be pressed too. */
export function Tick({ label, hint, on, name, onFlip }: TickProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={on}
        onChange={(event) => onFlip(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-3 size-5 shrink-0 cursor-pointer accent-leaf"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-2 mb-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
