import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { ReasonSheets } from './ReasonSheets.tsx'
import { deskAddress, desksWith, isDeskId } from './desks.ts'
import type { DeskId } from './desks.ts'

const panels: Readonly<Record<DeskId, ComponentType>> = {
  verification: lazyPart(() => import('./VerificationDesk.tsx'), 'VerificationDesk'),
  reports: lazyPart(() => import('./ReportsDesk.tsx'), 'ReportsDesk'),
  posts: lazyPart(() => import('./PostsDesk.tsx'), 'PostsDesk'),
  messages: lazyPart(() => import('./MessagesDesk.tsx'), 'MessagesDesk'),
  people: lazyPart(() => import('./PeopleDesk.tsx'), 'PeopleDesk'),
  'birth-months': lazyPart(() => import('./BirthMonthsDesk.tsx'), 'BirthMonthsDesk'),
  courses: lazyPart(() => import('./CoursesDesk.tsx'), 'CoursesDesk'),
  feeds: lazyPart(() => import('./FeedsDesk.tsx'), 'FeedsDesk'),
  jobs: lazyPart(() => import('./JobsDesk.tsx'), 'JobsDesk'),
  log: lazyPart(() => import('./LogDesk.tsx'), 'LogDesk'),
}

export function StaffPage() {
  const [asked] = useSearchParam('desk')
  const current = isDeskId(asked) ? asked : 'verification'
  const Panel = panels[current]
  const { data } = useApi('GET /api/staff', {})
  return (
    <>
      <PageTitle title="Staff desk">Whatever you do here is kept, with your reason.</PageTitle>
      <Tabs
        label="Desks"
        tabs={desksWith(data)}
        current={current}
        onSelect={(id) => navigate(deskAddress(id), { replace: true, keepScroll: true })}
      />
      <TabPanel id={current} className="pt-5">
        <ReasonSheets>
          <Suspense fallback={<Spinner />}>
            <Panel />
          </Suspense>
        </ReasonSheets>
      </TabPanel>
    </>
  )
}
