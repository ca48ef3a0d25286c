import { CalendarClock } from 'lucide-react'
import type { MentorHome, MentorSession } from '#contract/mentoring.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useApi } from '../../app/use-api.ts'
import { MentorSessionRow } from '../../parts/mentoring/MentorSessionRow.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { GetReadyCard } from './GetReadyCard.tsx'
import { MentorPageLinks } from './MentorPageLinks.tsx'
import { OfferedCard } from './OfferedCard.tsx'
import { RequestRow } from './RequestRow.tsx'
import { StudentsCard } from './StudentsCard.tsx'

/** A verified mentor's dashboard: what needs an answer, what is next, how the students are doing. */
export function MentorSection() {
  const query = useApi('GET /api/mentor', {})
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: MentorHome }) {
  const { requests, offered, toRecord, toReview, projects, upcoming, students, makesRooms } = home
  return (
    <>
      <MentorPageLinks />
      {home.paused && (
        <p role="status" className="rounded-card bg-sun-soft px-5 py-4">
          <strong>Your bookings are paused while our staff look into something.</strong> Your
          sessions are on hold. Your students will be back here when this is over, and we will let
          you know.
        </p>
      )}
      {requests.length + toRecord.length > 0 && (
        <NeedsCard requests={requests} toRecord={toRecord} makesRooms={makesRooms} />
      )}
      <GetReadyCard openSlots={home.openSlots} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <UpcomingCard sessions={upcoming} />
        <FeedbackCard sessions={toReview} projects={projects} />
        <StudentsCard students={students} />
      </div>
      {offered.length > 0 && (
        <OfferedCard offered={offered} times={home.times} makesRooms={makesRooms} />
      )}
    </>
  )
}

type NeedsCardProps = Pick<MentorHome, 'requests' | 'toRecord' | 'makesRooms'>

/** Everything that needs the mentor's answer; shown first, and only if there is something. */
function NeedsCard({ requests, toRecord, makesRooms }: NeedsCardProps) {
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

function UpcomingCard({ sessions }: { sessions: readonly MentorSession[] }) {
  return (
    <Card title="Upcoming sessions">
      {sessions.length === 0 ? (
        <EmptyState icon={CalendarClock} title="No sessions planned">
          Sessions you accepted are listed here with their day and time.
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
