import { Inbox } from 'lucide-react'
import type { MentorHome } from '#contract/mentoring.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RequestRow } from './RequestRow.tsx'
import { SessionRows } from './SessionRows.tsx'

interface RequestsCardProps extends Pick<MentorHome, 'requests' | 'toRecord' | 'makesRooms'> {
  title: string
}

/** Requests and past sessions that wait for the mentor's answer, those that wait longest first. */
export function RequestsCard({ title, requests, toRecord, makesRooms }: RequestsCardProps) {
  const oldestFirst = requests.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt))
  return (
    <Card title={title}>
      {requests.length + toRecord.length === 0 ? (
        <EmptyState icon={Inbox} title="Nothing is waiting for you">
          Students’ requests and sessions to confirm show up here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {oldestFirst.map((request) => (
            <RequestRow key={request.id} request={request} makesRooms={makesRooms} />
          ))}
          <SessionRows sessions={toRecord} />
        </ul>
      )}
    </Card>
  )
}
