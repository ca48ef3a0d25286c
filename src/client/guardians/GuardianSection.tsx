import type { GuardianHome } from '#contract/guardians.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { CodeCard } from './CodeCard.tsx'
import { ComingUpCard } from './ComingUpCard.tsx'
import { LatestCard } from './LatestCard.tsx'
import { NeedsAnswerCard } from './NeedsAnswerCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'

/** A guardian's home: what needs an answer, what is new, what is next, then each student. */
export function GuardianSection() {
  const query = useApi('GET /api/guardian', {})
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: GuardianHome }) {
  const { students, asks, approvals, birthMonths, waiting, activities, codeUntil } = home
  const isLinked = students.length > 0
  return (
    <>
      {!isLinked && (
        <CodeCard title="Link with your student" otherRole="student" codeUntil={codeUntil} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <NeedsAnswerCard
          title="Needs you"
          asks={asks}
          approvals={approvals}
          birthMonths={birthMonths}
          action={
            isLinked && (
              <Link to={pages.approvals} className={buttonClass('quiet')}>
                Your approvals
              </Link>
            )
          }
        />
        <LatestCard activities={activities} />
        <ComingUpCard comingUp={home.comingUp} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <PerformanceCard students={students} waiting={waiting} figures={home.figures} />
        <NotificationsCard alerts={home.alerts} />
      </div>
    </>
  )
}
