import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

interface SaidProps {
  children: ReactNode
  /** It did not work: said aloud at once. */
  alert?: boolean
}

/** Something the advisor says. */
export function Said({ children, alert = false }: SaidProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classes(
        'min-w-0 max-w-[36rem] justify-self-start rounded-card rounded-bl-none px-4 py-3',
        alert ? 'bg-coral-soft' : 'bg-sunk',
      )}
    >
      {children}
    </div>
  )
}
