import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Choice {
  value: string
  label: ReactNode
}

interface ChoiceGroupProps {
  name: string
  /** The id of the question; space-separated ids to include an error. */
  labelledBy: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  invalid?: boolean | undefined
  /** Puts short choices next to each other. */
  inARow?: boolean
}

/** Radio buttons as cards that can be pressed anywhere. */
export function ChoiceGroup({
  name,
  labelledBy,
  choices,
  value,
  onChange,
  invalid,
  inARow,
}: ChoiceGroupProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-invalid={invalid || undefined}
      className={inARow ? 'flex flex-wrap gap-2' : 'grid grid-cols-1 gap-2'}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classes(
            'relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control border bg-card px-3.5 py-2.5 transition-colors',
            'hover:bg-sunk has-checked:border-leaf has-checked:bg-leaf-soft has-checked:font-semibold',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
            invalid ? 'border-coral' : 'border-edge',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="size-5 shrink-0 cursor-pointer accent-leaf outline-none"
          />
          <span className="min-w-0">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
