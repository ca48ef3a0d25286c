import { usePages } from '../app/use-pages.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { LoadedList } from '../app/LoadedList.tsx'

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
  return (
    <LoadedList
      list={list}
      loading="Loading activities..."
      itemsOf={({ activities }) => activities}
      empty={<p className="text-ink-soft">Nothing yet. Check in to earn your first XP.</p>}
      className="divide-y divide-line"
    >
      {(activity) => <ActivityRow key={activity.id} activity={activity} />}
    </LoadedList>
  )
}
