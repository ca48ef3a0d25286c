import { History } from 'lucide-react'
import type { GuardianHome } from '#contract/guardians.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The linked students' activities, newest first, with names if there are several students. */
export function ActivitiesCard({ activities }: Pick<GuardianHome, 'activities'>) {
  const several = new Set(activities.map(({ student }) => student)).size > 1
  return (
    <Card title="Activities">
      {activities.length === 0 ? (
        <EmptyState icon={History} title="No activities yet">
          What your student did, newest first.
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
