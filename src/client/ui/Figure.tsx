import type { ReactNode } from 'react'

interface FigureProps {
  label: string
  value: ReactNode
}

/** A number and what it counts. Belongs in a `dl`. */
export function Figure({ label, value }: FigureProps) {
  return (
    <div className="min-w-0 rounded-control bg-sunk px-3 py-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  )
}
