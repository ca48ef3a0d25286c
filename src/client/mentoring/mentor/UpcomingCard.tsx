import { CalendarClock } from 'lucide-react'
import type { MentorSession } from '#contract/mentoring.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function UpcomingCard({ sessions }: { sessions: readonly MentorSession[] }) {
  return (
    <Card title="Upcoming sessions">
      {sessions.length === 0 ? (
        <EmptyState icon={CalendarClock} title="No sessions planned">
          Sessions you agreed to, with day and time.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <MentorSessionRow
              key={session.id}
              session={session}
              side="mentor"
              name={session.student.name}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
