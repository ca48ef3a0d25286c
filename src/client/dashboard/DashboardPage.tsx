import { Suspense } from 'react'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { NotDrawn } from '../app/first-screen.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { WhenNear } from '../app/WhenNear.tsx'
import { useApi } from '../app/use-api.ts'
import { usePageName } from '../app/use-page-name.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { dashboardAdvice } from './dashboard-advice.tsx'
import { isTabId, tabs } from './dashboard-tabs.tsx'
import { StudentSection } from './StudentSection.tsx'

// Loaded on demand: students do not need them.
const RoleHome = lazyPart(() => import('./RoleHome.tsx'), 'RoleHome')
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
          <Suspense fallback={<Spinner />}>
            <RoleHome user={dashboard.user} />
          </Suspense>
        ) : (
          <div className="grid grid-cols-1 gap-6">
            {dashboard.student ? (
              <StudentSection
                user={dashboard.user}
                student={dashboard.student}
                folded={current !== 'overview'}
              />
            ) : (
              <h1 className="text-2xl font-extrabold sm:text-3xl">What students see</h1>
            )}
            <NotDrawn>
              <div>
                <Tabs
                  label="Dashboard"
                  tabs={tabs}
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
