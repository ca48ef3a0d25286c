import { CheckCheck } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'
import { NotificationRow } from './NotificationRow.tsx'

export function NotificationsPage() {
  const list = usePages('GET /api/notifications', {}, 'before')
  const hasUnread = list.data?.some(({ notifications }) => notifications.some(({ read }) => !read))
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="Notifications">What is new, and what needs your answer.</PageTitle>
      {hasUnread && <ReadAll />}
      <LoadedList
        list={list}
        itemsOf={({ notifications }) => notifications}
        empty={
          <Card>
            <EmptyState
              picture={<DoctorBird mood="sleepy" className="h-24" />}
              title="Nothing new"
              action={
                <Link to={pages.dashboard} className={buttonClass('quiet')}>
                  Go to Home
                </Link>
              }
            >
              When something happens that you should know about, it shows up here.
            </EmptyState>
          </Card>
        }
        className="grid gap-2"
      >
        {(notification) => <NotificationRow key={notification.id} notification={notification} />}
      </LoadedList>
      <p className="mt-6 text-center">
        <Link to={pages.account} className="font-semibold text-sea underline">
          Choose what you get by email
        </Link>
      </p>
    </div>
  )
}

function ReadAll() {
  const { mutate, isPending } = useAction('POST /api/notifications/read-all')
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <div className="mb-2 flex justify-end">
      <Button tone="plain" busy={isPending} onClick={() => mutate({}, fail)}>
        <Icon of={CheckCheck} /> Mark all as read
      </Button>
    </div>
  )
}
