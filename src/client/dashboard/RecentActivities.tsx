import { History } from 'lucide-react'
import type { Activity } from '#contract/dashboard.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ActivityRow } from './ActivityRow.tsx'

export function RecentActivities({ activities }: { activities: readonly Activity[] }) {
  return (
    <Card title="Recent Activities">
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
