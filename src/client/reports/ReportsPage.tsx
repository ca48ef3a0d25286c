import { ShieldCheck } from 'lucide-react'
import {
  outcomesForReporter,
  personReportReasons,
  type ReportState,
} from '#domain/safety/person-report.ts'
import { shortDate } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

const states: Readonly<Record<ReportState, string>> = {
  open: 'We got it',
  looking: 'We are looking at it',
  closed: 'We looked at it',
}

/** The person's reports and their progress. */
export function ReportsPage() {
  const query = useApi('GET /api/reports', {})
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="What you told us">
        Only you and our staff can see this. In an emergency call 119.
      </PageTitle>
      <Loaded query={query}>
        {({ reports }) =>
          reports.length === 0 ? (
            <EmptyState icon={ShieldCheck} title="Nothing reported">
              Wherever you meet people on Upful, use “Report” to tell our staff what went wrong.
            </EmptyState>
          ) : (
            <Card title="Your reports">
              <ul className="divide-y divide-line">
                {reports.map(({ id, about, reason, at, state, outcome }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                    <p>
                      <span className="block font-semibold">{about}</span>
                      <span className="block">{personReportReasons[reason].label}</span>
                      {outcome && <span className="block">{outcomesForReporter[outcome]}</span>}
                      <span className="block text-sm text-ink-soft">{shortDate(at)}</span>
                    </p>
                    <Chip tone={state === 'closed' ? 'leaf' : 'sea'}>{states[state]}</Chip>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </div>
  )
}
