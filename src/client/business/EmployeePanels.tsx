import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EmployeeProgressCard } from './EmployeeProgressCard.tsx'
import { UsageCard } from './UsageCard.tsx'
import { groupsIn } from './groups.ts'

/** Employee progress and usage summary: one answer, two panels. */
export function EmployeePanels({ verified }: { verified: boolean }) {
  if (verified) return <Panels />
  return (
    <Beside>
      <Card title="Employee progress">
        <EmptyState icon={UsersRound} title="After we have verified you">
          What your own people learn, in groups of five or more.
        </EmptyState>
      </Card>
      <Card title="Usage summary">
        <EmptyState icon={UsersRound} title="After we have verified you">
          How many days a week your people learn, and the XP they earn.
        </EmptyState>
      </Card>
    </Beside>
  )
}

function Panels() {
  const { data, error, refetch } = useApi('GET /api/business/teams', {})
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Spinner />
    )
  const groups = groupsIn(data)
  return (
    <Beside>
      <EmployeeProgressCard groups={groups} teams={data.teams} who={data}>
        <Link to="/business/teams" className={buttonClass('quiet', 'mt-3 max-sm:flex')}>
          {data.teams.length === 0 ? 'Make a team' : 'See the teams'}
        </Link>
      </EmployeeProgressCard>
      <UsageCard groups={groups} who={data} />
    </Beside>
  )
}

function Beside({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">{children}</div>
}
