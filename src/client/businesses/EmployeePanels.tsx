import { UsersRound, CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmployeeProgressCard } from './EmployeeProgressCard.tsx'
import { whyNoFigures, type WhoCounts } from './figure-words.ts'
import { GroupChoice } from './GroupChoice.tsx'
import type { Group } from './groups.ts'
import { groupsIn } from './groups.ts'
import { WeekChart } from './WeekChart.tsx'

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

interface UsageCardProps {
  groups: readonly Group[]
  who: WhoCounts
}

/** How much the people of a group use Upful, week by week. */
function UsageCard({ groups, who }: UsageCardProps) {
  const [at, choose] = useState(0)
  const group = groups[at] ?? groups[0]
  return (
    <Card title="Usage summary">
      {group ? (
        <div className="grid gap-4">
          <GroupChoice groups={groups} at={groups.indexOf(group)} onChoose={choose} />
          <WeekChart
            choices={[
              { id: 'activeDays', label: 'Active days', unit: 'Active days per person, by week' },
              { id: 'xp', label: 'XP', unit: 'XP per person, by week' },
            ]}
            weeks={group.figures.weeks}
          />
        </div>
      ) : (
        <EmptyState icon={CalendarDays} title="No figures yet">
          How many days a week your people learn, and the XP they earn. {whyNoFigures(who)}
        </EmptyState>
      )}
    </Card>
  )
}
