import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

interface AdvisorMessageProps {
  children: ReactNode
  /** An error, announced immediately. */
  alert?: boolean
}

/** A message from the advisor. */
export function AdvisorMessage({ children, alert = false }: AdvisorMessageProps) {
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
