import { plural } from '#domain/text/plural.ts'
import type { StaffReport } from '#contract/staff-reports.ts'
import {
  personReportReasons,
  reportOutcomes,
  type ReportState,
} from '#domain/safety/person-report.ts'
import { longDate } from '../app/dates.ts'

type OtherReport = StaffReport['otherReports'][number]

const states: Readonly<Record<Exclude<ReportState, 'closed'>, string>> = {
  open: 'Open',
  looking: 'Somebody is looking at it',
}

/** Other reports about the same person, and their outcomes. */
export function OtherReports({ report: { about, others, otherReports } }: { report: StaffReport }) {
  if (others === 0) return null
  return (
    <section>
      <h3 className="text-base">
        {plural(others, 'other report')} about {about.name}
      </h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {otherReports.map((otherReport) => (
          <li key={otherReport.id} className="break-words">
            {personReportReasons[otherReport.reason].label}, on {longDate(otherReport.at)}, by{' '}
            {otherReport.reporter ?? 'somebody whose account is deleted'}. {stateOf(otherReport)}.
          </li>
        ))}
      </ul>
      {others > otherReports.length && (
        <p className="mt-1 text-sm text-ink-soft">The newest {otherReports.length} are shown.</p>
      )}
    </section>
  )
}

function stateOf({ state, outcome }: OtherReport): string {
  if (state !== 'closed') return states[state]
  return outcome === null ? 'Closed' : `Closed: ${reportOutcomes[outcome]}`
}
