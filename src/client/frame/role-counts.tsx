import { useApi } from '../app/use-api.ts'
import { waitingAt, type DeskId } from '../parts/staff/desks.ts'
import { NavCount } from './NavCount.tsx'

// What waits for a person's answer, from the responses of their own pages, which the live stream keeps fresh.

export function ApprovalsWaiting() {
  const { data } = useApi('GET /api/guardian', {})
  const { asks = [], approvals = [], birthMonths = [] } = data ?? {}
  return <Waiting count={asks.length + approvals.length + birthMonths.length} />
}

/** Nothing before they are verified: students cannot ask them yet. */
export function SessionsWaiting() {
  const { data: dashboard } = useApi('GET /api/dashboard', {})
  const enabled = dashboard?.kind === 'ready' && dashboard.user.verification === 'verified'
  const { data } = useApi('GET /api/mentor', {}, { enabled })
  const { requests = [], toRecord = [] } = data ?? {}
  return <Waiting count={requests.length + toRecord.length} />
}

export function ApplicantsWaiting() {
  const { data } = useApi('GET /api/business', {})
  const { unread = [], otherTimes = [] } = data?.needs ?? {}
  const counts = [...unread, ...otherTimes].map(({ count }) => count)
  return <Waiting count={counts.reduce((sum, count) => sum + count, 0)} />
}

/** What waits at a desk of staff. */
export function deskCount(id: DeskId) {
  return function DeskCount() {
    const { data } = useApi('GET /api/staff', {})
    return <Waiting count={data === undefined ? 0 : waitingAt(id, data)} />
  }
}

function Waiting({ count }: { count: number }) {
  return <NavCount count={count} words={`${count} waiting`} />
}
