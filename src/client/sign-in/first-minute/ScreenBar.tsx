import { ArrowLeft } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Screen } from './screen.ts'

/** The way back, and how far it is. */
export function ScreenBar({
  at,
  of,
  back,
  className,
}: Omit<Screen, 'heading'> & { className?: string }) {
  return (
    <div className={classes('flex items-center gap-2 p-2 pr-4', className)}>
      <button
        type="button"
        aria-label="Back"
        onClick={back}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-card text-ink"
      >
        <Icon of={ArrowLeft} size={24} />
      </button>
      <div
        role="progressbar"
        aria-label="Progress in the first minute"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={`Screen ${at} of ${of}`}
        className="flex flex-1 gap-1.5 rounded-full bg-card p-2"
      >
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={classes('h-2 flex-1 rounded-full', index < at ? 'bg-leaf' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  )
}
