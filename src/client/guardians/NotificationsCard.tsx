import { Bell } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Tick } from '../ui/Tick.tsx'
import { showToast } from '../ui/toasts.ts'

const maxRows = 4

/** The newest notifications, and the checkbox for alerts. */
export function NotificationsCard({ alerts }: { alerts: boolean }) {
  const query = useApi('GET /api/notifications', {})
  const change = useAction('PUT /api/guardian/alerts', {
    onDone: (_done, input) => showToast(input.alerts ? 'Alerts are on' : 'Alerts are off'),
  })
  const fail = { onError: (failure: Error) => showToast(failure.message, 'bad') }
  const on = change.isPending ? change.variables.alerts : alerts
  return (
    <Card
      title="Notifications"
      aside={
        <Link to={pages.notifications} className="font-semibold text-sea underline">
          See all
        </Link>
      }
    >
      <Loaded query={query}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <EmptyState icon={Bell} title="Nothing new">
              News about your students, and what needs your answer.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {notifications.slice(0, maxRows).map(({ id, title, path, at, done }) => (
                <li key={id} className="py-2.5">
                  <Link to={path} className="font-semibold hover:underline">
                    {title}
                  </Link>
                  <span className="block text-sm text-ink-soft">
                    {shortDate(at)}
                    {done && '. Done: nothing left to answer'}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="mt-3 border-t border-line pt-1">
        <Tick
          label="Alert me"
          hint="When a student is away for 7 days or earns an achievement. When they need your approval, we always tell you."
          on={on}
          onFlip={(next) => change.mutate({ alerts: next }, fail)}
        />
      </div>
    </Card>
  )
}
