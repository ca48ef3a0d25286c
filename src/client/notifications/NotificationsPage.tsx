import { Bell, CheckCheck } from 'lucide-react'
import { Link } from '../app/Link.tsx'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import { NotificationRow } from './NotificationRow.tsx'

export function NotificationsPage() {
  const { pages, error, refetch, isFetching, ...list } = usePages(
    'GET /api/notifications',
    {},
    'before',
  )
  const told = pages?.flatMap((page) => page.notifications)
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="Notifications">What is new, and what waits for you.</PageTitle>
      {told === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Spinner />
        )
      ) : told.length === 0 ? (
        <Card>
          <EmptyState
            icon={Bell}
            title="Nothing new"
            action={
              <Link to="/dashboard" className={buttonClass('quiet')}>
                Go to Home
              </Link>
            }
          >
            When something happens that you should know, it stands here.
          </EmptyState>
        </Card>
      ) : (
        <>
          {told.some(({ read }) => !read) && <ReadAll />}
          <ul className="grid gap-2">
            {told.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
          <MoreButton list={list} />
        </>
      )}
      <p className="mt-6 text-center">
        <Link to="/account" className="font-semibold text-sea underline">
          Choose what comes by email
        </Link>
      </p>
    </div>
  )
}

function ReadAll() {
  const { mutate, isPending } = useAction('POST /api/notifications/read-all', {
    stale: ['notifications'],
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <div className="mb-2 flex justify-end">
      <Button tone="plain" busy={isPending} onClick={() => mutate({}, fail)}>
        <Icon of={CheckCheck} /> Mark all as read
      </Button>
    </div>
  )
}
