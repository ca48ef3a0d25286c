import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconProps {
  /** A named import from lucide-react, so that only the icons in use are bundled. */
  of: LucideIcon
  size?: number
  className?: string
}

/** Decorative; a control without text needs its own aria-label. */
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
