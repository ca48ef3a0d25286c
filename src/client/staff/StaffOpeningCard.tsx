import type { StaffOpening } from '#contract/staff-openings.ts'
import { longDate, shortDate, shortDay } from '../app/dates.ts'
import { reportReasonLabel } from '../parts/reports/report-reasons.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Tick } from '../ui/Tick.tsx'
import { Facts } from './Facts.tsx'
import { OpeningActions } from './OpeningActions.tsx'

interface StaffOpeningCardProps {
  opening: StaffOpening
  /** Selected together with others, to be decided at once. */
  selected: boolean
  onSelect: (on: boolean) => void
}

/** One opening as staff see it: why it is listed, the reports, and its text as plain text. */
export function StaffOpeningCard({ opening, selected, onSelect }: StaffOpeningCardProps) {
  const { title, company, description, flags } = opening
  return (
    <Card
      as="li"
      title={title}
      aside={
        <Chip tone={opening.status === 'published' ? 'leaf' : 'coral'}>{statusLabel(opening)}</Chip>
      }
      className="grid content-start gap-4"
    >
      {flags.length > 0 && (
        <ul aria-label="Why the rules hold it" className="grid gap-1">
          {flags.map((flag) => (
            <li key={flag} className="rounded-control bg-coral-soft px-3 py-2 text-coral">
              {flag}
            </li>
          ))}
        </ul>
      )}
      {opening.clash && (
        <p className="rounded-control bg-coral-soft px-3 py-2 text-coral">{opening.clash}</p>
      )}
      <Reports opening={opening} />
      <Facts facts={[{ label: 'Company', value: company }, ...factsOf(opening)]} />
      <details className="rounded-control bg-sunk px-4 py-2">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">The whole text</summary>
        <p className="pb-3 break-words whitespace-pre-line">{description}</p>
      </details>
      <OpeningActions opening={opening} />
      <Tick label={`Select “${title}”`} on={selected} onFlip={onSelect} />
    </Card>
  )
}

function Reports({ opening: { reports, reportCount } }: { opening: StaffOpening }) {
  if (reportCount === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">
        {reportCount === 1 ? 'One report' : `${reportCount} reports`}
      </h3>
      <ul className="divide-y divide-line rounded-control bg-sunk px-4">
        {reports.map(({ reason, note, at }) => (
          <li key={`${at} ${reason} ${note}`} className="py-2.5">
            <span className="block font-semibold">{reportReasonLabel(reason)}</span>
            {note && <span className="block break-words whitespace-pre-line">{note}</span>}
            <span className="block text-sm text-ink-soft">{shortDate(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function factsOf({ business, source, location, ages, pay, deadline, url, since }: StaffOpening) {
  const from = business
    ? `${business.name}, ${business.verified ? 'verified' : 'not verified'}`
    : source
  return [
    { label: 'From', value: from },
    { label: 'Place', value: location },
    { label: 'Ages', value: ages ?? 'Any' },
    { label: 'Pay', value: pay ?? 'Not stated' },
    { label: 'Closes', value: deadline === null ? 'No deadline' : shortDay(deadline) },
    ...(url === null || url === ''
      ? []
      : [
          {
            label: 'Page',
            value: (
              <OutsideLink href={url} className="font-semibold break-all text-sea underline">
                {url}
              </OutsideLink>
            ),
          },
        ]),
    { label: 'Since', value: longDate(since) },
  ]
}

const holders = {
  rules: 'Held by the rules',
  reports: 'Held by reports',
  staff: 'On hold by staff',
} as const

function statusLabel({ status, heldBy }: StaffOpening): string {
  if (status === 'held') return heldBy === null ? 'Held' : holders[heldBy]
  return { published: 'Published', removed: 'Removed', expired: 'Closed' }[status]
}
