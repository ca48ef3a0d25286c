import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MentorHome } from '#contract/mentoring.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RequestRow } from './RequestRow.tsx'

interface RequestsCardProps extends Pick<MentorHome, 'requests' | 'toRecord' | 'makesRooms'> {
  title: string
  /** More rows, and the button when there is nothing. */
  more?: readonly ReactNode[]
  action?: ReactNode
}

/** Requests and past sessions that wait for the mentor's answer, those that wait longest first. */
export function RequestsCard({ title, more = [], action, ...waiting }: RequestsCardProps) {
  const { toRecord, makesRooms } = waiting
  const requests = waiting.requests.toSorted((one, other) =>
    one.askedAt.localeCompare(other.askedAt),
  )
  return (
    <Card title={title}>
      {requests.length + toRecord.length + more.length === 0 ? (
        <EmptyState icon={Inbox} title="Nothing is waiting for you" action={action}>
          Students’ requests and sessions to confirm show up here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} makesRooms={makesRooms} />
          ))}
          {toRecord.map((session) => (
            <MentorSessionRow
              key={session.id}
              session={session}
              side="mentor"
              name={session.student.name}
            />
          ))}
          {more}
        </ul>
      )}
    </Card>
  )
}
