import type { ApplicationActor, ApplicationState } from '#domain/openings/application.ts'
import { shortDay } from '../../app/dates.ts'
import { stateLabel } from './application-state.ts'

interface HistoryStep {
  to: ApplicationState
  by: ApplicationActor
  on: string
  note: string
  /** The colleague who did it, on the pages of their own business. */
  who?: string | null
}

interface ApplicationHistoryProps {
  events: readonly HistoryStep[]
  /** How a step of the other side is labelled: ', by the employer'. */
  otherSide: { side: HistoryStep['by']; words: string }
}

/** Every step with its day, who made it and their note. */
export function ApplicationHistory({ events, otherSide }: ApplicationHistoryProps) {
  return (
    <section>
      <h3 className="mb-2">What happened</h3>
      <ol className="ml-1.5 border-l-2 border-line">
        {events.map(({ to, by, on, note, who }, index) => (
          // Steps are only appended, so the index is a stable key.
          <li key={index} className="relative pb-3 pl-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-1.75 size-3 rounded-full bg-leaf"
            />
            <span className="font-semibold">{stateLabel(to)}</span>{' '}
            <span className="text-sm text-ink-soft tabular-nums">
              {shortDay(on)}
              {by === otherSide.side && `, by ${otherSide.words}`}
              {who && `, answered by ${who}`}
              {by === 'guardian' && to === 'applied' && ', approved by your guardian'}
            </span>
            {note && <p className="whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
