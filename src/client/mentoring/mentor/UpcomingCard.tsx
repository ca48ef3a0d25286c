import { CalendarClock } from 'lucide-react'
import type { MentorSession } from '#contract/mentoring.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SessionRows } from './SessionRows.tsx'

/** Planned sessions with day and time, the next one first. */
export function UpcomingCard({
  title,
  sessions,
}: {
  title: string
  sessions: readonly MentorSession[]
}) {
  return (
    <Card title={title}>
      {sessions.length === 0 ? (
        <EmptyState icon={CalendarClock} title="No sessions planned">
          Sessions you accepted are listed here with their day and time.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          <SessionRows sessions={sessions} />
        </ul>
      )}
    </Card>
  )
}
