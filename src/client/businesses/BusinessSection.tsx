import type { Dashboard } from '#contract/dashboard.ts'
import type { Output } from '../app/api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { AnalyticsCard } from './AnalyticsCard.tsx'
import { BusinessLinks } from './BusinessLinks.tsx'
import { BusinessSteps } from './BusinessSteps.tsx'
import { EmployeePanels } from './EmployeePanels.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { NextCard } from './NextCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/** The dashboard of a business: who needs an answer, what is new and what is next, then the figures. */
export function BusinessSection({ user }: { user: Dashboard['user'] }) {
  const query = useApi('GET /api/business', {})
  return <Loaded query={query}>{(home) => <Home user={user} home={home} />}</Loaded>
}

function Home({ user, home }: { user: Dashboard['user']; home: Output<'GET /api/business'> }) {
  const { verified, needs, weeks, postings } = home
  const begun = verified && postings.length > 0
  return (
    <>
      <BusinessLinks />
      {!begun && <BusinessSteps user={user} drafts={postings.length} />}
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
