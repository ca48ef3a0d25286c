import { classes } from '../ui/classes.ts'
import { typeFilters } from './filters.ts'
import type { TypeFilter as Type } from './filters.ts'

interface TypeFilterProps {
  chosen: Type
  onChoose: (type: Type) => void
}

export function TypeFilter({ chosen, onChoose }: TypeFilterProps) {
  return (
    <div
      role="group"
      aria-label="Type of work"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {typeFilters.map(({ type, label }) => (
        <button
          key={type}
          type="button"
          aria-pressed={chosen === type}
          onClick={() => onChoose(type)}
          className={classes(
            'min-h-11 shrink-0 rounded-full border px-4 font-semibold whitespace-nowrap -outline-offset-2 transition-colors',
            chosen === type
              ? 'border-leaf bg-leaf-soft text-leaf-strong'
              : 'border-line bg-card text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
