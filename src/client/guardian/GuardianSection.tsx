import { useApi } from '../app/use-api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ActivitiesCard } from './ActivitiesCard.tsx'
import { AsksCard } from './AsksCard.tsx'
import { CodeCard } from './CodeCard.tsx'
import { GivenCard } from './GivenCard.tsx'
import { NewsCard } from './NewsCard.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'

/** A guardian's dashboard: who needs me, how are they getting on, what is new. */
export function GuardianSection() {
  const { data, error, refetch } = useApi('GET /api/guardian', {})
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Spinner />
    )
  const { students, asks, approvals, birthMonths, given, waiting, activities, alerts, codeUntil } =
    data
  const linkCard = <CodeCard title="Link with your student" other="student" codeUntil={codeUntil} />
  return (
    <>
      {asks.length + approvals.length + birthMonths.length > 0 && (
        <AsksCard asks={asks} approvals={approvals} birthMonths={birthMonths} />
      )}
      {students.length === 0 && linkCard}
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <PerformanceCard students={students} waiting={waiting} />
        <NewsCard alerts={alerts} />
        <ActivitiesCard activities={activities} />
      </div>
      {given.length > 0 && <GivenCard given={given} />}
      {students.length > 0 && linkCard}
    </>
  )
}
