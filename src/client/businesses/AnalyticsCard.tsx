import { ChartLine } from 'lucide-react'
import type { BusinessHome } from '#contract/businesses.ts'
import type { ApplicantState } from '#domain/openings/application.ts'
import * as pages from '#domain/pages.ts'
import { stateLabel } from '../parts/applications/application-state.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { AnswerTimesList } from './AnswerTimesList.tsx'
import { WeekChart } from './WeekChart.tsx'

/** Counts for the business's own postings. */
export function AnalyticsCard({ home }: { home: BusinessHome }) {
  const { weeks, funnel, postings, times } = home
  if (postings.every(({ state }) => state === 'draft'))
    return (
      <Card title="Analytics">
        <EmptyState icon={ChartLine} title="No public opening yet">
          Views, saves and applications for your openings, by week.
        </EmptyState>
      </Card>
    )
  return (
    <Card title="Analytics">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <WeekChart
          choices={[
            { id: 'views', label: 'Views', title: 'Views by week' },
            { id: 'saves', label: 'Saved', title: 'Saved by week' },
            { id: 'applications', label: 'Applied', title: 'Applications by week' },
          ]}
          weeks={weeks}
        />
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <Funnel funnel={funnel} />
          <AnswerTimesList times={times} />
        </div>
      </div>
      <Link to={pages.postings} className="link mt-4 inline-flex min-h-11 items-center">
        The figures of each opening
      </Link>
    </Card>
  )
}

/** How many applications are in each state; the numbers are next to the bars. */
function Funnel({ funnel }: Pick<BusinessHome, 'funnel'>) {
  const maxCount = Math.max(1, ...funnel.map(({ count }) => count))
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
              max={maxCount}
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
