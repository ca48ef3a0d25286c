import { classes } from '../ui/classes.ts'

interface FilterPillProps {
  label: string
  on: boolean
  onPress: () => void
}

export function FilterPill({ label, on, onPress }: FilterPillProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classes(
        'min-h-11 max-w-full shrink-0 rounded-full border px-4 font-semibold whitespace-nowrap narrow:whitespace-normal -outline-offset-2 transition-colors',
        on
          ? 'border-leaf bg-leaf-soft text-leaf-strong'
          : 'border-line bg-card text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </button>
  )
}
