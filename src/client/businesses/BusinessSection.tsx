import type { BusinessHome } from '#contract/businesses.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Output } from '../app/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { StaffAnswer } from '../parts/people/StaffAnswer.tsx'
import { checkStep, profileStep } from '../parts/progress/first-steps.ts'
import { StepList } from '../parts/progress/StepList.tsx'
import { Card } from '../ui/Card.tsx'
import { Figure } from '../ui/Figure.tsx'
import { AnalyticsCard } from './AnalyticsCard.tsx'
import { BusinessLinks } from './BusinessLinks.tsx'
import { EmployeePanels } from './EmployeePanels.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { NextCard } from './NextCard.tsx'

/** The dashboard of a business: who needs an answer, what is new and what is next, then the figures. */
export function BusinessSection({ user }: { user: Dashboard['user'] }) {
  const query = useApi('GET /api/business', {})
  return <Loaded query={query}>{(home) => <Home user={user} home={home} />}</Loaded>
}

function Home({ user, home }: { user: Dashboard['user']; home: Output<'GET /api/business'> }) {
  const { verified, needs, weeks, postings } = home
  const hasStarted = verified && postings.length > 0
  return (
    <>
      <BusinessLinks />
      {!hasStarted && <BusinessSteps user={user} drafts={postings.length} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <NeedsCard needs={needs} verified={verified} />
        <WeekCard weeks={weeks} />
        <NextCard needs={needs} />
      </div>
      <AnalyticsCard home={home} />
      <EmployeePanels verified={verified} />
    </>
  )
}

/** What is new: this week's counts next to last week's. */
function WeekCard({ weeks }: Pick<BusinessHome, 'weeks'>) {
  const thisWeek = weeks.at(-1)
  const lastWeek = weeks.at(-2)
  return (
    <Card title="What is new this week">
      <dl className="grid grid-cols-3 gap-2">
        <Figure label="Views" value={thisWeek?.views ?? 0} />
        <Figure label="Saved" value={thisWeek?.saves ?? 0} />
        <Figure label="Applied" value={thisWeek?.applications ?? 0} />
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        The week before: {lastWeek?.views ?? 0} views, {lastWeek?.saves ?? 0} saved,{' '}
        {lastWeek?.applications ?? 0} applied.
      </p>
    </Card>
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
                ? 'Your draft is saved. Only you can see it.'
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
