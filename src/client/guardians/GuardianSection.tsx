import { History } from 'lucide-react'
import type { GuardianHome } from '#contract/guardians.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NeedsAnswerCard } from './NeedsAnswerCard.tsx'
import { CodeCard } from './CodeCard.tsx'
import { ApprovedCard } from './ApprovedCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'

/** A guardian's dashboard: what needs an answer, how the students are doing, what is new. */
export function GuardianSection() {
  const query = useApi('GET /api/guardian', {})
  return <Loaded query={query}>{(home) => <Home home={home} />}</Loaded>
}

function Home({ home }: { home: GuardianHome }) {
  const { students, asks, approvals, birthMonths, given, waiting, activities, alerts, codeUntil } =
    home
  const linkCard = (
    <CodeCard title="Link with your student" otherRole="student" codeUntil={codeUntil} />
  )
  return (
    <>
      {asks.length + approvals.length + birthMonths.length > 0 && (
        <NeedsAnswerCard asks={asks} approvals={approvals} birthMonths={birthMonths} />
      )}
      {students.length === 0 && linkCard}
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <PerformanceCard students={students} waiting={waiting} />
        <NotificationsCard alerts={alerts} />
        <ActivitiesCard activities={activities} />
      </div>
      {given.length > 0 && <ApprovedCard approvals={given} />}
      {students.length > 0 && linkCard}
    </>
  )
}

/** The linked students' activities, newest first, with names if there are several students. */
function ActivitiesCard({ activities }: Pick<GuardianHome, 'activities'>) {
  const several = new Set(activities.map(({ student }) => student)).size > 1
  return (
    <Card title="Activities">
      {activities.length === 0 ? (
        <EmptyState icon={History} title="No activities yet">
          What your student does is listed here, newest first.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {activities.map(({ student, ...activity }) => (
            <ActivityRow
              key={activity.id}
              activity={
                several
                  ? { ...activity, description: `${student}: ${activity.description}` }
                  : activity
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
