import type { Application } from '#contract/applications.ts'
import { shortDay } from '../app/dates.ts'
import { Deadline } from '../app/Deadline.tsx'
import { StateChip } from '../app/StateChip.tsx'

interface ApplicationCardProps {
  application: Application
  onOpen: (id: string) => void
}

/** The whole card opens its history, notes and next step. */
export function ApplicationCard({ application, onOpen }: ApplicationCardProps) {
  const { id, title, company, state, stateOn, deadline } = application
  return (
    <li className="relative rounded-control border border-line bg-card p-3 hover:border-edge">
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="text-left font-semibold before:absolute before:inset-0"
      >
        {title}
      </button>
      <p className="text-sm text-ink-soft">{company}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateChip state={state} />
        {state === 'saved' && deadline ? (
          <Deadline day={deadline} />
        ) : (
          <span className="text-ink-soft tabular-nums">{shortDay(stateOn)}</span>
        )}
      </p>
    </li>
  )
}
