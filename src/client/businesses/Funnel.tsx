import type { BusinessHome } from '#contract/businesses.ts'
import type { ApplicantState } from '#domain/openings/application.ts'
import { stateLabel } from '../parts/applications/application-state.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'

/** How many applications are in each state; the numbers are next to the bars. */
export function Funnel({ funnel }: Pick<BusinessHome, 'funnel'>) {
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <section className="min-w-0">
      <h3 className="mb-2">Applications by state</h3>
      <ul className="grid gap-2.5">
        {funnel.map(({ state, count }) => (
          <li key={state}>
            <span className="flex justify-between gap-3">
              {labelOf(state)}
              <span className="font-semibold tabular-nums">{count}</span>
            </span>
            <ProgressBar
              label={labelOf(state)}
              value={count}
              max={most}
              valueText={String(count)}
              className="mt-1 h-2"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same words as on the applicant card and in the list of what needs an answer. */
function labelOf(state: ApplicantState): string {
  return state === 'turned-down' ? 'Declined your offer' : stateLabel(state)
}
