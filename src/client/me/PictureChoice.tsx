import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

interface PictureChoiceProps {
  legend: string
  name: string
  choices: readonly {
    value: string
    label: string
    picture: ReactNode
    /** The level that opens it; null if it is open. */
    opensAt: number | null
  }[]
  value: string
  onChange: (value: string) => void
}

/** Radio buttons as pictures that can be pressed anywhere. What is locked says from which level it opens. */
export function PictureChoice({ legend, name, choices, value, onChange }: PictureChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-xl font-bold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              'relative grid min-w-0 content-start justify-items-center gap-1 rounded-control border-2 bg-card p-2 text-center text-sm',
              'has-checked:border-leaf has-checked:bg-leaf-soft has-checked:font-semibold',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
              choice.opensAt === null ? 'cursor-pointer border-line hover:bg-sunk' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.opensAt !== null}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className={choice.opensAt === null ? '' : 'opacity-40'}>{choice.picture}</span>
            <span className="max-w-full">{choice.label}</span>
            {choice.opensAt !== null && (
              <span className="text-ink-soft">From level {choice.opensAt}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
