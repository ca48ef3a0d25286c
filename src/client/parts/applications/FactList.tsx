import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

interface FactListProps {
  children: ReactNode
  /** Shows short facts in two columns. */
  short?: boolean
}

/** Names and their values. */
export function FactList({ children, short = false }: FactListProps) {
  return <dl className={classes('grid gap-2', short && 'grid-cols-2')}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
