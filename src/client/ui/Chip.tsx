import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const look = {
  plain: 'bg-sunk text-ink',
  leaf: 'bg-leaf-soft text-leaf-strong',
  sun: 'bg-sun text-on-sun',
  sea: 'bg-sea-soft text-sea',
  coral: 'bg-coral-soft text-coral',
}

interface ChipProps {
  tone?: keyof typeof look
  /** User text may break anywhere; our own short labels stay on one line. */
  breaks?: boolean
  children: ReactNode
  className?: string
}

export function Chip({ tone = 'plain', breaks = false, children, className }: ChipProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold tabular-nums',
        breaks
          ? 'max-w-full wrap-anywhere'
          : 'max-w-full whitespace-nowrap narrow:whitespace-normal',
        look[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
