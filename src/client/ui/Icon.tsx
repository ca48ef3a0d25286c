import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconProps {
  /** One named import of lucide-react: only the icons in use are sent. */
  of: LucideIcon
  size?: number
  className?: string
}

/** A decoration beside words; a control without words needs its own aria-label. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={2.25}
      aria-hidden="true"
      className={classes('shrink-0', className)}
    />
  )
}
