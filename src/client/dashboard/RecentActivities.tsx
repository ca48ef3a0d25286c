import { History } from 'lucide-react'
import type { Activity } from '#contract/dashboard.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ActivityRow } from './ActivityRow.tsx'

interface RecentActivitiesProps {
  activities: readonly Activity[]
  className?: string
}

export function RecentActivities({ activities, className }: RecentActivitiesProps) {
  return (
    <Card title="Recent Activities" {...(className ? { className } : {})}>
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
