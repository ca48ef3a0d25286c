import type { StaffReport } from '#contract/staff-reports.ts'
import {
  personReportReasons,
  reportOutcomes,
  type ReportPlace,
} from '#domain/safety/person-report.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { longDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CaseLink } from './cases/CaseLink.tsx'
import { Facts } from './Facts.tsx'
import { OtherReports } from './OtherReports.tsx'
import { ReportActions } from './ReportActions.tsx'
import { roleWord } from './role-word.ts'

const placeLabels: Readonly<Record<ReportPlace, string>> = {
  session: 'A mentor session',
  mentor: 'The mentor’s page',
  student: 'The student’s page',
  guardian: 'A guardian link',
  business: 'An opening',
  applicant: 'An application',
}

/** One report as staff see it: the reporter, the reported person, the place, and the actions. */
export function ReportCard({ report }: { report: StaffReport }) {
  const { urgent, reason, note, place, where, at, about, reporter } = report
  return (
    <Card
      as="li"
      title={personReportReasons[reason].label}
      aside={
        <span className="flex flex-wrap gap-2">
          {urgent && <Chip tone="coral">Urgent</Chip>}
          {report.waits && <Chip tone="sun">Asked for more</Chip>}
          <Chip tone={report.state === 'closed' ? 'leaf' : 'sea'}>{stateOf(report)}</Chip>
        </span>
      }
      className="grid content-start gap-4"
    >
      {note && (
        <figure>
          <figcaption className="text-sm text-ink-soft">In their own words</figcaption>
          <blockquote className="mt-1 rounded-control bg-sunk px-4 py-3 break-words whitespace-pre-line">
            <q>{note}</q>
          </blockquote>
        </figure>
      )}
      <Facts
        facts={[
          { label: 'About', value: <Person person={about} /> },
          { label: 'Reported by', value: <Person person={reporter} /> },
          { label: 'Where', value: where ? `${placeLabels[place]}: ${where}` : placeLabels[place] },
          { label: 'When', value: `${longDate(at)}, ${timeOfDay(at)}` },
          { label: 'Status', value: statusLabel(report) },
          ...(report.outcome ? [{ label: 'Outcome', value: reportOutcomes[report.outcome] }] : []),
        ]}
      />
      <OtherReports report={report} />
      <ReportActions report={report} />
      <CaseLink id={report.id} title={personReportReasons[reason].label} />
    </Card>
  )
}

function Person({ person: { id, name, role, minor } }: { person: StaffReport['about'] }) {
  if (id === null) return `${name}, account deleted`
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        to={href(pages.staff, { desk: 'people', person: id })}
        className="font-semibold text-sea underline"
      >
        {name}
      </Link>
      {role && <span>{roleWord(role)}</span>}
      {minor && <Chip tone="coral">Under 18</Chip>}
    </span>
  )
}

function stateOf({ state, takenBy }: StaffReport): string {
  if (state === 'open') return 'Open'
  const staffName = takenBy ?? 'somebody'
  return state === 'looking' ? `${staffName} has it` : `Closed by ${staffName}`
}

function statusLabel({ suspended, paused, stopped }: StaffReport): string {
  if (suspended) return 'Suspended'
  if (paused) return stopped ? 'Paused by this report' : 'Paused by another report'
  return stopped ? 'Was paused by this report, active again' : 'Active'
}
