import { classes } from './classes.ts'

interface SpinnerProps {
  label?: string
  /** Only the spinner, next to other text; hidden from screen readers. */
  small?: boolean
}

export function Spinner({ label = 'Loading...', small }: SpinnerProps) {
  const mark = (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block animate-spin rounded-full border-current border-t-transparent',
        small ? 'size-4 border-2' : 'size-8 border-4 text-leaf',
      )}
    />
  )
  if (small) return mark
  return (
    <div role="status" className="grid justify-items-center gap-3 p-8 text-ink-soft">
      {mark}
      <span>{label}</span>
    </div>
  )
}
