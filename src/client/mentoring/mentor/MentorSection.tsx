import { Sparkles } from 'lucide-react'
import type { MentorHome } from '#contract/mentoring.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { GetReadyCard } from './GetReadyCard.tsx'
import { OfferedCard } from './OfferedCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { SafeguardingCard } from './SafeguardingCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'

/** A verified mentor's home: what needs an answer, what is new, what is next. */
export function MentorSection() {
  const query = useApi('GET /api/mentor', {})
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: MentorHome }) {
  const { requests, toRecord, toReview, projects, upcoming, makesRooms } = home
  return (
    <>
      {home.paused && (
        <p role="status" className="rounded-card bg-sun-soft px-5 py-4">
          <strong>Your bookings are paused while our staff look into something.</strong> Your
          sessions are on hold. Your students will be back here when this is over, and we will let
          you know.
        </p>
      )}
      {!home.trained && <SafeguardingCard />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <div className="grid grid-cols-1 gap-4">
          <RequestsCard
            title="Needs you"
            requests={requests}
            toRecord={toRecord}
            makesRooms={makesRooms}
          />
          {toReview.length + projects.length > 0 && (
            <FeedbackCard sessions={toReview} projects={projects} />
          )}
        </div>
        <NewCard home={home} />
        <div className="grid grid-cols-1 gap-4">
          <UpcomingCard title="Next" sessions={upcoming} />
          <GetReadyCard openSlots={home.openSlots} />
        </div>
      </div>
    </>
  )
}

/** Requests that no mentor has answered so far. */
function NewCard({ home: { offered, times, makesRooms } }: { home: MentorHome }) {
  if (offered.length > 0)
    return (
      <OfferedCard
        title="New: still looking for a mentor"
        offered={offered}
        times={times}
        makesRooms={makesRooms}
      />
    )
  return (
    <Card title="New">
      <EmptyState icon={Sparkles} title="Nothing new">
        Students who are still looking for a mentor are listed here.
      </EmptyState>
    </Card>
  )
}
