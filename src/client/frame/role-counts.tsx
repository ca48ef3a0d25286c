import type { StaffDesk } from '#contract/staff.ts'
import { useApi } from '../app/use-api.ts'
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

export const VerificationsWaiting = deskCount(({ verifications }) => verifications)
export const ReportsWaiting = deskCount(({ reports }) => reports)
export const OpeningsWaiting = deskCount(
  ({ heldPosts, reportedPosts }) => heldPosts + reportedPosts,
)
export const MessagesWaiting = deskCount(({ messages }) => messages)
export const BirthDatesWaiting = deskCount(({ birthMonths }) => birthMonths)
export const FeedsWaiting = deskCount(({ failingFeeds }) => failingFeeds)
export const JobsWaiting = deskCount(({ failedJobs, unsentLetters }) => failedJobs + unsentLetters)

function deskCount(countOf: (desk: StaffDesk) => number) {
  return function DeskCount() {
    const { data } = useApi('GET /api/staff', {})
    return <Waiting count={data === undefined ? 0 : countOf(data)} />
  }
}

function Waiting({ count }: { count: number }) {
  return <NavCount count={count} words={`${count} waiting`} />
}
