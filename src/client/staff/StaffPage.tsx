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
  verification: lazyPart(async () => (await import('./VerificationDesk.tsx')).VerificationDesk),
  reports: lazyPart(async () => (await import('./ReportsDesk.tsx')).ReportsDesk),
  posts: lazyPart(async () => (await import('./PostsDesk.tsx')).PostsDesk),
  messages: lazyPart(async () => (await import('./MessagesDesk.tsx')).MessagesDesk),
  people: lazyPart(async () => (await import('./PeopleDesk.tsx')).PeopleDesk),
  'birth-months': lazyPart(async () => (await import('./BirthMonthsDesk.tsx')).BirthMonthsDesk),
  courses: lazyPart(async () => (await import('./CoursesDesk.tsx')).CoursesDesk),
  feeds: lazyPart(async () => (await import('./FeedsDesk.tsx')).FeedsDesk),
  jobs: lazyPart(async () => (await import('./JobsDesk.tsx')).JobsDesk),
  log: lazyPart(async () => (await import('./LogDesk.tsx')).LogDesk),
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
