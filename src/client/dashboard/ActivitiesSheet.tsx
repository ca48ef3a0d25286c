import { MoreButton } from '../app/MoreButton.tsx'
import { usePages } from '../app/use-pages.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ActivityRow } from '../app/ActivityRow.tsx'

/** Everything that gave XP, newest first. */
export function ActivitiesSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="All activities">
      <AllActivities />
    </Sheet>
  )
}

function AllActivities() {
  const list = usePages('GET /api/activities', {}, 'before')
  if (!list.pages)
    return list.error ? (
      <ErrorState onRetry={() => void list.refetch()}>{list.error.message}</ErrorState>
    ) : (
      <Spinner label="Loading activities..." />
    )

  return (
    <>
      <ul className="divide-y divide-line">
        {list.pages.flatMap(({ activities }) =>
          activities.map((activity) => <ActivityRow key={activity.id} activity={activity} />),
        )}
      </ul>
      <MoreButton list={list} />
    </>
  )
}
