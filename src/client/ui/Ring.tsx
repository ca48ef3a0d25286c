import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface RingProps {
  /** Omitted where the text next to it says the same. */
  label?: string
  /** 0 to 100. */
  percent: number
  size?: number
  thickness?: number
  tone?: 'leaf' | 'sun' | 'sea'
  children?: ReactNode
  className?: string
}

const stroke = { leaf: 'stroke-leaf', sun: 'stroke-sun', sea: 'stroke-sea' }

/** A progress ring with something short in its middle. */
export function Ring({
  label,
  percent,
  size = 44,
  thickness = 4,
  tone = 'sun',
  children,
  className,
}: RingProps) {
  const share = Math.min(100, Math.max(0, percent))
  const radius = (size - thickness) / 2
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classes('relative inline-grid shrink-0 place-items-center', className)}
    >
      <svg width={size} height={size} aria-hidden="true" className="-rotate-90 fill-none">
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={thickness}
          className="stroke-sunk"
        />
        {share > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
            className={classes(stroke[tone], 'transition-[stroke-dasharray] duration-700')}
          />
        )}
      </svg>
      <span aria-hidden="true" className="absolute font-bold tabular-nums">
        {children}
      </span>
    </span>
  )
}
