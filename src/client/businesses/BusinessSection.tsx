import type { Dashboard } from '#contract/dashboard.ts'
import type { Output } from '../app/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { StaffAnswer } from '../parts/people/StaffAnswer.tsx'
import { checkStep, profileStep } from '../parts/progress/first-steps.ts'
import { StepList } from '../parts/progress/StepList.tsx'
import { AnalyticsCard } from './AnalyticsCard.tsx'
import { EmployeePanels } from './EmployeePanels.tsx'
import { InvitedCard } from './InvitedCard.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { needsByOpening } from './needs-by-opening.ts'
import { NewsCard } from './NewsCard.tsx'
import { NextCard } from './NextCard.tsx'

/** The home of a business: what needs an answer, what is new and what is next, then the figures. */
export function BusinessSection({ user }: { user: Dashboard['user'] }) {
  const query = useApi('GET /api/business', {})
  return <Loaded query={query}>{(home) => <Home user={user} home={home} />}</Loaded>
}

function Home({ user, home }: { user: Dashboard['user']; home: Output<'GET /api/business'> }) {
  const { verified, seat, invited, needs, interviews, weeks, postings } = home
  const openings = needsByOpening(needs, verified)
  const isListed = (id: string) => openings.some((opening) => opening.id === id)
  const isOwner = seat === 'owner'
  const hasStarted = (verified && postings.length > 0) || !isOwner || invited
  return (
    <>
      {invited && <InvitedCard />}
      {!hasStarted && <BusinessSteps user={user} drafts={postings.length} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <NeedsCard openings={openings} />
        <NewsCard answered={needs.answered.filter(({ id }) => !isListed(id))} weeks={weeks} />
        <NextCard drafts={needs.drafts} interviews={interviews} />
      </div>
      <AnalyticsCard home={home} />
      {isOwner && <EmployeePanels verified={verified} />}
    </>
  )
}

interface BusinessStepsProps {
  user: Dashboard['user']
  /** How many postings exist already. */
  drafts: number
}

/** The steps to the first public opening: publishing needs verification, a draft does not. */
function BusinessSteps({ user, drafts }: BusinessStepsProps) {
  const isVerified = user.verification === 'verified'
  return (
    <>
      <StaffAnswer elsewhere />
      <StepList
        steps={[
          profileStep(user),
          {
            title: 'Write your first opening',
            text:
              drafts > 0
                ? 'Your draft is saved. Students cannot see it.'
                : 'An internship, or a part-time or full-time job. You can save it as a draft.',
            state: drafts > 0 ? 'done' : 'now',
          },
          checkStep(user, 'Your openings can go public only after that.'),
          {
            title: 'Publish it',
            text: 'Then students can see it and apply.',
            state: isVerified && drafts > 0 ? 'now' : 'later',
          },
        ]}
      />
    </>
  )
}
