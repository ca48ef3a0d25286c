import { ChevronRight, ClipboardCheck } from 'lucide-react'
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

/** The staff dashboard: what is waiting, and the link to the staff desk. */
export function StaffSection() {
  const query = useApi('GET /api/staff', {})
  return (
    <Card title="Needs you">
      <Loaded query={query}>{(desk) => <Waiting desk={desk} />}</Loaded>
      <Link to={pages.staff} className={buttonClass('main', 'mt-3 max-sm:flex')}>
        Open the staff desk
      </Link>
    </Card>
  )
}

function Waiting({ desk }: { desk: StaffDesk }) {
  const waiting = linesOf(desk)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => waitsFrom(one).localeCompare(waitsFrom(other)))
  if (waiting.length === 0)
    return (
      <EmptyState icon={ClipboardCheck} title="Nothing is waiting">
        New mentors, held openings and reports are counted here.
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line">
      {waiting.map(({ count, one, many, to, since }) => (
        <li key={one}>
          <Link
            to={to}
            className="flex min-h-12 items-center justify-between gap-3 rounded-control font-semibold hover:bg-sunk"
          >
            <span>
              <span className="tabular-nums">{count}</span> {count === 1 ? one : many}
              {since && (
                <span className="block text-sm text-ink-soft">
                  {count > 1 && 'The oldest '}since {shortDate(since)}
                </span>
              )}
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
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
      to: pages.staff,
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
