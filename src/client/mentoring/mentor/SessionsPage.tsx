import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { OfferedCard } from './OfferedCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { UpcomingCard } from './UpcomingCard.tsx'
import { VerifiedMentor } from './VerifiedMentor.tsx'

/** A mentor's requests, planned sessions and the feedback that is still to give. */
export function SessionsPage() {
  return (
    <>
      <PageTitle title="Sessions">
        <Link to={pages.mentorHours} className="text-sea underline">
          Your hours and certificate
        </Link>
      </PageTitle>
      <VerifiedMentor before="Students can ask you for a session as soon as our staff have checked who you are.">
        {(home) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <RequestsCard
              title="Needs your answer"
              requests={home.requests}
              toRecord={home.toRecord}
              makesRooms={home.makesRooms}
            />
            <UpcomingCard title="Upcoming sessions" sessions={home.upcoming} />
            <FeedbackCard sessions={home.toReview} projects={home.projects} />
            {home.offered.length > 0 && (
              <OfferedCard
                title="Still looking for a mentor"
                offered={home.offered}
                times={home.times}
                makesRooms={home.makesRooms}
              />
            )}
          </div>
        )}
      </VerifiedMentor>
    </>
  )
}
