import { useEffect, useState } from 'react'
import { classes } from './classes.ts'

interface ProgressBarProps {
  label: string
  /** 0 to `max`, which is 100 by default. */
  value: number
  max?: number
  /** What a screen reader says instead of the number. */
  valueText?: string
  tone?: 'leaf' | 'sun' | 'sea'
  className?: string
}

const fill = { leaf: 'bg-leaf', sun: 'bg-sun', sea: 'bg-sea' }

/** Animates from the old value to the new one, and from 0 on first render. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'leaf',
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const [displayed, setDisplayed] = useState(0)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setDisplayed(share))
    return () => cancelAnimationFrame(frame)
  }, [share])

  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className={classes('h-3 overflow-hidden rounded-full bg-sunk', className)}
    >
      <div
        className={classes(
          'h-full origin-left scale-x-0 rounded-full transition-transform duration-700',
          fill[tone],
        )}
        // None at 0: the page that the server draws has no inline styles.
        style={displayed > 0 ? { scale: `${displayed} 1` } : undefined}
      />
    </div>
  )
}
