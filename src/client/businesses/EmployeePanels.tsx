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
import { whyNoFigures, type FigureRules } from './figure-words.ts'
import { GroupChoice } from './GroupChoice.tsx'
import type { Group } from './groups.ts'
import { groupsIn } from './groups.ts'
import { WeekChart } from './WeekChart.tsx'

/** Employee progress and usage summary: one response, two panels. */
export function EmployeePanels({ verified }: { verified: boolean }) {
  if (verified) return <Panels />
  return (
    <SideBySide>
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
    </SideBySide>
  )
}

function Panels() {
  const query = useApi('GET /api/business/teams', {})
  return (
    <Loaded query={query}>
      {(teams) => (
        <SideBySide>
          <EmployeeProgressCard groups={groupsIn(teams)} teams={teams.teams} rules={teams}>
            <Link to={pages.teams} className={buttonClass('quiet', 'mt-3 max-sm:flex')}>
              {teams.teams.length === 0 ? 'Make a team' : 'See the teams'}
            </Link>
          </EmployeeProgressCard>
          <UsageCard groups={groupsIn(teams)} rules={teams} />
        </SideBySide>
      )}
    </Loaded>
  )
}

function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">{children}</div>
}

interface UsageCardProps {
  groups: readonly Group[]
  rules: FigureRules
}

/** How much the people of a group use Upful, week by week. */
function UsageCard({ groups, rules }: UsageCardProps) {
  const [index, setIndex] = useState(0)
  const group = groups[index] ?? groups[0]
  return (
    <Card title="Usage summary">
      {group ? (
        <div className="grid gap-4">
          <GroupChoice groups={groups} index={groups.indexOf(group)} onChoose={setIndex} />
          <WeekChart
            choices={[
              { id: 'activeDays', label: 'Active days', title: 'Active days per person, by week' },
              { id: 'xp', label: 'XP', title: 'XP per person, by week' },
            ]}
            weeks={group.figures.weeks}
          />
        </div>
      ) : (
        <EmptyState icon={CalendarDays} title="No figures yet">
          How many days a week your people learn, and the XP they earn. {whyNoFigures(rules)}
        </EmptyState>
      )}
    </Card>
  )
}
