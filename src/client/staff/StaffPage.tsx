import type { ComponentType, ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { LockKeyhole } from 'lucide-react'
import { deskOwners, mayUseDesk, staffRoleLabels } from '#domain/people/staff-role.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { useSearchParam } from '../app/location.ts'
import { navigate } from '../app/navigate.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import type { ReasonRequest } from './reason-request.ts'
import { AskForReason } from './reason-request.ts'
import type { DeskId } from '../parts/staff/desks.ts'
import {
  deskAddress,
  deskLabels,
  desksOf,
  desksWith,
  firstDesk,
  isDeskId,
} from '../parts/staff/desks.ts'
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
            {mayUseDesk(role, current) ? <Panel /> : <OtherDesk desk={current} />}
          </Suspense>
        </ReasonSheets>
      </TabPanel>
    </>
  )
}

/** Instead of a desk of another role: whose it is. */
function OtherDesk({ desk }: { desk: DeskId }) {
  const role = useStaffRole()
  return (
    <EmptyState
      icon={LockKeyhole}
      title={`${deskLabels[desk]} is for ${deskOwners(desk)}`}
      action={
        <Link to={firstDesk(role)} className={buttonClass()}>
          Go to your desk
        </Link>
      }
    >
      Your role is {role === undefined ? 'not known' : staffRoleLabels[role].toLowerCase()}. A lead
      can change it.
    </EmptyState>
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
