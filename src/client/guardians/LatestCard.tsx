import type { GuardianHome } from '#contract/guardians.ts'
import { dayMs } from '#domain/duration.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { Card } from '../ui/Card.tsx'

const shown = 6
/** What comes with every day is in the streak, and would hide the rest. */
const everyDay = new Set(['daily_checkin', 'streak_bonus'])
const week = 7 * dayMs

/** What the linked students did in the last week, newest first, with names if there are several students. */
export function LatestCard({ activities }: Pick<GuardianHome, 'activities'>) {
  const several = new Set(activities.map(({ student }) => student)).size > 1
  const latest = activities
    .filter(({ type, at }) => !everyDay.has(type) && Date.parse(at) > Date.now() - week)
    .slice(0, shown)
  return (
    <Card title="New">
      {latest.length === 0 ? (
        <p className="text-ink-soft">
          Nothing new this week. What your student does is listed here, newest first.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {latest.map(({ student, ...activity }) => (
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
