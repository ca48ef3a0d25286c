import { Suspense } from 'react'
import { isTabId, tabs } from './dashboard-tabs.tsx'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { usePageName } from '../app/use-page-name.ts'
import { useApi } from '../app/use-api.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { dashboardAdvice } from './dashboard-advice.tsx'
import { RoleSection } from './RoleSection.tsx'

// Hardly anybody needs it.
const MissingProfile = lazyPart(() => import('./MissingProfile.tsx'), 'MissingProfile')

export function DashboardPage() {
  const query = useApi('GET /api/dashboard', {})
  const [asked, setAsked] = useSearchParam('tab')
  const current = isTabId(asked) ? asked : 'overview'
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
        ) : (
          <div className="grid grid-cols-1 gap-6">
            <RoleSection dashboard={dashboard} folded={current !== 'overview'} />
            <div>
              <Tabs
                label="Dashboard"
                tabs={tabs}
                current={current}
                onSelect={(id) => setAsked(id === 'overview' ? null : id)}
              />
              <TabPanel id={current} className="pt-5">
                <ErrorBoundary key={current} place={current}>
                  <Suspense fallback={<Spinner />}>{Panel && <Panel />}</Suspense>
                </ErrorBoundary>
              </TabPanel>
            </div>
          </div>
        )
      }
    </Loaded>
  )
}
