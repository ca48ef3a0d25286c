import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Activity } from '#contract/dashboard.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'

interface RecentActivitiesProps {
  activities: readonly Activity[]
  /** A button for the full list. */
  more?: ReactNode
}

export function RecentActivities({ activities, more }: RecentActivitiesProps) {
  return (
    <Card title="Recent Activities" aside={activities.length > 0 && more}>
      {activities.length === 0 ? (
        <EmptyState icon={History} title="Complete activities to see them here" />
      ) : (
        <ul className="divide-y divide-line">
          {activities.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </Card>
  )
}
