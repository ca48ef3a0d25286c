import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmployeeProgressCard } from './EmployeeProgressCard.tsx'
import { UsageCard } from './UsageCard.tsx'
import { groupsIn } from './groups.ts'

/** Employee progress and usage summary: one response, two panels. */
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
  const query = useApi('GET /api/business/teams', {})
  return (
    <Loaded query={query}>
      {(teams) => (
        <Beside>
          <EmployeeProgressCard groups={groupsIn(teams)} teams={teams.teams} who={teams}>
            <Link to={pages.teams} className={buttonClass('quiet', 'mt-3 max-sm:flex')}>
              {teams.teams.length === 0 ? 'Make a team' : 'See the teams'}
            </Link>
          </EmployeeProgressCard>
          <UsageCard groups={groupsIn(teams)} who={teams} />
        </Beside>
      )}
    </Loaded>
  )
}

function Beside({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">{children}</div>
}
