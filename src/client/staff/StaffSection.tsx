import { ChevronRight, ClipboardCheck, ScrollText } from 'lucide-react'
import type { StaffDesk } from '#contract/staff.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { deskAddress, firstDesk } from '../parts/staff/desks.ts'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'
import { LogRow } from './LogRow.tsx'

/** Home of staff: what needs them, what colleagues did last, and what to begin with. */
export function StaffSection() {
  const query = useApi('GET /api/staff', {})
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <Card title="Needs you">
        <Loaded query={query}>{(desk) => <Waiting lines={waitingLines(desk)} />}</Loaded>
      </Card>
      <Card title="New">
        <LatestActions />
      </Card>
      <Card title="Next">
        <Loaded query={query}>{(desk) => <BeginWith line={waitingLines(desk)[0]} />}</Loaded>
      </Card>
    </div>
  )
}

function Waiting({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0)
    return (
      <EmptyState icon={ClipboardCheck} title="Nothing is waiting">
        What needs somebody at your desks is counted here.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.one}>
          <Link
            to={line.to}
            className="flex min-h-12 items-center justify-between gap-3 rounded-control font-semibold hover:bg-sunk"
          >
            <span>
              <span className="tabular-nums">{line.count}</span> {nounOf(line)}
              <Since line={line} />
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Since({ line: { count, since } }: { line: Line }) {
  if (!since) return null
  return (
    <span className="block text-sm text-ink-soft">
      {count > 1 && 'The oldest '}since {shortDate(since)}
    </span>
  )
}

/** The one thing to begin with: urgent, or waiting longest. */
function BeginWith({ line }: { line: Line | undefined }) {
  const desk = firstDesk(useStaffRole())
  return (
    <>
      <p className="mb-3">
        {line === undefined ? (
          'Everything is answered.'
        ) : (
          <>
            Begin with{' '}
            <b>
              {line.count} {nounOf(line)}
            </b>
            .
            <Since line={line} />
          </>
        )}
      </p>
      <Link to={line?.to ?? desk} className={buttonClass('main', 'w-full')}>
        {line === undefined ? 'Open the staff desk' : 'Begin'}
      </Link>
      {line !== undefined && (
        <Link to={desk} className={buttonClass('plain', 'mt-1 w-full')}>
          Open the staff desk
        </Link>
      )}
    </>
  )
}

const shownActions = 3

function LatestActions() {
  const query = useApi('GET /api/staff/log', {})
  return (
    <Loaded query={query}>
      {({ actions }) =>
        actions.length === 0 ? (
          <EmptyState icon={ScrollText} title="Nothing yet">
            What staff did last is here, with the reason.
          </EmptyState>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {actions.slice(0, shownActions).map((action) => (
                <LogRow key={action.id} action={action} onAbout={null} />
              ))}
            </ul>
            <Link to={deskAddress('log')} className={buttonClass('plain', 'w-full')}>
              Everything in the log
            </Link>
          </>
        )
      }
    </Loaded>
  )
}

function waitingLines(desk: StaffDesk): Line[] {
  return linesOf(desk)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => waitsFrom(one).localeCompare(waitsFrom(other)))
}

function nounOf({ count, one, many }: Line): string {
  return count === 1 ? one : many
}

/** Urgent reports first, then what waits longest, and last what has no age. */
function waitsFrom({ urgent, since }: Line): string {
  return urgent ? '' : (since ?? '9')
}

interface Line {
  count: number
  one: string
  many: string
  to: Address
  urgent?: true
  since?: string | null
}

function linesOf({
  cases,
  verifications,
  reports,
  urgentReports,
  heldPosts,
  reportedPosts,
  failingFeeds,
  birthMonths,
  messages,
  failedJobs,
  unsentLetters,
  oldest,
}: StaffDesk): Line[] {
  return [
    {
      count: urgentReports,
      urgent: true,
      one: 'urgent report about a person',
      many: 'urgent reports about people',
      to: href(pages.staff, { desk: 'reports' }),
    },
    {
      count: cases.mine,
      since: oldest.myCases,
      one: 'case of yours',
      many: 'cases of yours',
      to: pages.staff,
    },
    {
      count: reports - urgentReports,
      since: oldest.reports,
      one: 'other report about a person',
      many: 'other reports about people',
      to: href(pages.staff, { desk: 'reports' }),
    },
    {
      count: verifications,
      since: oldest.verifications,
      one: 'profile to verify',
      many: 'profiles to verify',
      to: href(pages.staff, { desk: 'verification' }),
    },
    {
      count: heldPosts,
      since: oldest.heldPosts,
      one: 'held opening',
      many: 'held openings',
      to: href(pages.staff, { desk: 'posts' }),
    },
    {
      count: reportedPosts,
      since: oldest.reportedPosts,
      one: 'reported opening',
      many: 'reported openings',
      to: href(pages.staff, { desk: 'posts', list: 'reported' }),
    },
    {
      count: messages,
      since: oldest.messages,
      one: 'message to answer',
      many: 'messages to answer',
      to: href(pages.staff, { desk: 'messages' }),
    },
    {
      count: birthMonths,
      since: oldest.birthMonths,
      one: 'birth date to confirm',
      many: 'birth dates to confirm',
      to: href(pages.staff, { desk: 'birth-months' }),
    },
    {
      count: failingFeeds,
      one: 'feed with a problem',
      many: 'feeds with a problem',
      to: href(pages.staff, { desk: 'feeds' }),
    },
    {
      count: unsentLetters,
      one: 'letter that did not arrive',
      many: 'letters that did not arrive',
      to: href(pages.staff, { desk: 'jobs' }),
    },
    {
      count: failedJobs,
      one: 'failed job',
      many: 'failed jobs',
      to: href(pages.staff, { desk: 'jobs' }),
    },
  ]
}
