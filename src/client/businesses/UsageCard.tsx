import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { whyNoFigures, type WhoCounts } from './figure-words.ts'
import { GroupChoice } from './GroupChoice.tsx'
import { WeekChart } from './WeekChart.tsx'
import type { Group } from './groups.ts'

interface UsageCardProps {
  groups: readonly Group[]
  who: WhoCounts
}

/** How much the people of a group use Upful, week by week. */
export function UsageCard({ groups, who }: UsageCardProps) {
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
