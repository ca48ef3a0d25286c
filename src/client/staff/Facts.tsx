import type { ReactNode } from 'react'

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
}

/** Labelled values; empty ones are shown as not entered. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(7rem,auto)_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="pt-0.5 text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">
            {value === '' ? <span className="text-ink-soft">Not entered</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
