import type { BusinessHome } from '#contract/businesses.ts'
import { stateLabel } from '../app/application-state.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'

/** How many applications stand where; the numbers stand beside the bars. */
export function Funnel({ funnel }: Pick<BusinessHome, 'funnel'>) {
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  const shown = funnel.filter(({ state }) => state !== 'saved')
  return (
    <section className="min-w-0">
      <h3 className="mb-2">Applications by state</h3>
      <ul className="grid gap-2.5">
        {shown.map(({ state, count }) => (
          <li key={state}>
            <span className="flex justify-between gap-3">
              {stateLabel(state)}
              <span className="font-semibold tabular-nums">{count}</span>
            </span>
            <ProgressBar
              label={stateLabel(state)}
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
