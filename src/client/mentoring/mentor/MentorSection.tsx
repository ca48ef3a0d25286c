import type { MentorHome } from '#contract/mentoring.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useApi } from '../../app/use-api.ts'
import { FeedbackCard } from './FeedbackCard.tsx'
import { GetReadyCard } from './GetReadyCard.tsx'
import { MentorPlaces } from './MentorPlaces.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { OfferedCard } from './OfferedCard.tsx'
import { StudentsCard } from './StudentsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'

/** A verified mentor's dashboard: what needs an answer, what is next, how the students are doing. */
export function MentorSection() {
  const query = useApi('GET /api/mentor', {})
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: MentorHome }) {
  const { requests, offered, toRecord, toReview, projects, upcoming, students, makesRooms } = home
  return (
    <>
      <MentorPlaces />
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
