import type { ComponentType, ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { mayUseDesk } from '#domain/people/staff-role.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { OtherDesk } from './OtherDesk.tsx'
import type { ReasonRequest } from './reason-request.ts'
import { AskForReason } from './reason-request.ts'
import type { DeskId } from '../parts/staff/desks.ts'
import { deskAddress, desksOf, desksWith, isDeskId } from '../parts/staff/desks.ts'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'

const panels: Readonly<Record<DeskId, ComponentType>> = {
  cases: lazyPart(() => import('./cases/CasesDesk.tsx'), 'CasesDesk'),
  verification: lazyPart(() => import('./VerificationDesk.tsx'), 'VerificationDesk'),
  reports: lazyPart(() => import('./ReportsDesk.tsx'), 'ReportsDesk'),
  posts: lazyPart(() => import('./OpeningsDesk.tsx'), 'OpeningsDesk'),
  messages: lazyPart(() => import('./MessagesDesk.tsx'), 'MessagesDesk'),
  people: lazyPart(() => import('./PeopleDesk.tsx'), 'PeopleDesk'),
  'birth-months': lazyPart(() => import('./BirthMonthsDesk.tsx'), 'BirthMonthsDesk'),
  courses: lazyPart(() => import('./CoursesDesk.tsx'), 'CoursesDesk'),
  questions: lazyPart(() => import('./QuestionsDesk.tsx'), 'QuestionsDesk'),
  guide: lazyPart(() => import('./GuideDesk.tsx'), 'GuideDesk'),
  facts: lazyPart(() => import('./FactsDesk.tsx'), 'FactsDesk'),
  content: lazyPart(() => import('./content/ContentDesk.tsx'), 'ContentDesk'),
  announcements: lazyPart(
    () => import('./announcements/AnnouncementsDesk.tsx'),
    'AnnouncementsDesk',
  ),
  feeds: lazyPart(() => import('./FeedsDesk.tsx'), 'FeedsDesk'),
  jobs: lazyPart(() => import('./JobsDesk.tsx'), 'JobsDesk'),
  figures: lazyPart(() => import('./figures/FiguresDesk.tsx'), 'FiguresDesk'),
  log: lazyPart(() => import('./LogDesk.tsx'), 'LogDesk'),
  team: lazyPart(() => import('./team/TeamDesk.tsx'), 'TeamDesk'),
}

export function StaffPage() {
  const [deskParam] = useSearchParam('desk')
  const role = useStaffRole()
  const first = desksOf(role)[0] ?? 'cases'
  const current = isDeskId(deskParam) ? deskParam : first
  const Panel = panels[current]
  const { data } = useApi('GET /api/staff', {})
  if (!mayUseDesk(role, current)) return <OtherDesk desk={current} />
  return (
    <>
      <PageTitle title="Staff desk">Every decision here is logged, with your reason.</PageTitle>
      <Tabs
        label="Desks"
        tabs={desksWith(role, data)}
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

const ReasonSheet = lazyPart(() => import('./ReasonSheet.tsx'), 'ReasonSheet')

/**
 * Holds the sheet in which staff give the reason. It is outside the lists, so that it stays open with the text
 * when its card leaves the list because a colleague has decided.
 */
function ReasonSheets({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ReasonRequest>()
  return (
    <AskForReason value={setRequest}>
      {children}
      <OnDemand>
        {request && <ReasonSheet {...request} onClose={() => setRequest(undefined)} />}
      </OnDemand>
    </AskForReason>
  )
}
