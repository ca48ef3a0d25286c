import type { MentorHome } from '#contract/mentoring.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { Card } from '../../ui/Card.tsx'
import { RequestRow } from './RequestRow.tsx'

type NeedsCardProps = Pick<MentorHome, 'requests' | 'toRecord' | 'makesRooms'>

/** What waits for the mentor's answer; shown first, and only if there is something. */
export function NeedsCard({ requests, toRecord, makesRooms }: NeedsCardProps) {
  return (
    <Card title="Needs your answer">
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
      </ul>
    </Card>
  )
}
