import { Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { NotDrawn } from '../app/first-screen.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { WhenNear } from '../app/WhenNear.tsx'
import { useApi } from '../app/use-api.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePageName } from '../app/use-page-name.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { dashboardAdvice } from './dashboard-advice.tsx'
import { isTabId, tabs, tabsToSee } from './dashboard-tabs.tsx'
import { Greeting } from './Greeting.tsx'
import { roleSections } from './role-sections.tsx'
import { StudentSection } from './StudentSection.tsx'

// Loaded on demand: students do not need them.
const FinishProfileCard = lazyPart(() => import('./FinishProfileCard.tsx'), 'FinishProfileCard')
const MissingProfile = lazyPart(() => import('./MissingProfile.tsx'), 'MissingProfile')

export function DashboardPage() {
  const query = useApi('GET /api/dashboard', {})
  const [tabParam, setTabParam] = useSearchParam('tab')
  const current = isTabId(tabParam) ? tabParam : 'overview'
  usePageName(current === 'overview' ? 'Dashboard' : tabs.find(({ id }) => id === current)?.label)
  const Panel = tabs.find(({ id }) => id === current)?.Panel
  return (
    <Loaded
      query={query}
      loading="Loading your career dashboard..."
      failed="Error Loading Dashboard"
      advice={dashboardAdvice}
    >
      {(dashboard) =>
        dashboard.kind === 'missing' ? (
          <MissingProfile />
        ) : dashboard.student === null && !isTabId(tabParam) ? (
          <RoleHome user={dashboard.user} />
        ) : (
          <div className="grid grid-cols-1 gap-6">
            {dashboard.student ? (
              <StudentSection
                user={dashboard.user}
                student={dashboard.student}
                folded={current !== 'overview'}
              />
            ) : (
              <PageTitle title="What students see">The tabs of a student’s home.</PageTitle>
            )}
            <NotDrawn>
              <div>
                <Tabs
                  label="Dashboard"
                  tabs={dashboard.student ? tabs : tabsToSee}
                  current={current}
                  onSelect={(id) => setTabParam(id === 'overview' && dashboard.student ? null : id)}
                />
                <TabPanel id={current} className="pt-5">
                  <WhenNear now={tabParam !== null} className="min-h-96">
                    <Suspense fallback={<Spinner />}>
                      <ErrorBoundary key={current} scope={current}>
                        {Panel && <Panel />}
                      </ErrorBoundary>
                    </Suspense>
                  </WhenNear>
                </TabPanel>
              </div>
            </NotDrawn>
          </div>
        )
      }
    </Loaded>
  )
}

/** Home of a guardian, a mentor, a business or staff. */
function RoleHome({ user }: Pick<Dashboard, 'user'>) {
  const Section = roleSections[user.role]
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting user={user} />
      <Suspense fallback={<Spinner />}>
        {!user.profileFinished && <FinishProfileCard />}
        {Section && <Section user={user} />}
      </Suspense>
    </section>
  )
}
