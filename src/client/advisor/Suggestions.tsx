import { useId } from 'react'
import type { GuideChoice } from '#domain/guide/guide-answer.ts'

interface SuggestionsProps {
  /** Shown above them, and read out as the name of the list. */
  heading: string
  /** The heading is only read out. */
  isHeadingHidden?: boolean
  choices: readonly GuideChoice[]
  onAsk: (question: string) => void
}

/** Questions to tap: a tap sends the question. */
export function Suggestions({ heading, isHeadingHidden, choices, onAsk }: SuggestionsProps) {
  const name = useId()
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={name} className={isHeadingHidden ? 'sr-only' : 'text-sm font-semibold text-ink-soft'}>
        {heading}
      </p>
      <ul aria-labelledby={name} className="flex flex-wrap gap-2">
        {choices.map(({ label, ask }) => (
          <li key={ask}>
            <button
              type="button"
              onClick={() => onAsk(ask)}
              className="min-h-11 rounded-card border border-edge bg-card px-3.5 py-2 text-left font-semibold text-leaf-strong hover:bg-leaf-soft"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
