import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** Opens the list of every quest that was ever finished. */
export function FinishedQuests() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)} className="mt-2 w-full">
        All quests you finished
      </Button>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title="Quests you finished">
          <List />
        </Sheet>
      )}
    </>
  )
}

function List() {
  const list = usePages('GET /api/activities', { type: 'quest' }, 'before')
  const count = list.data?.[0]?.count ?? 0
  return (
    <>
      {count > 0 && (
        <p className="text-ink-soft">{plural(count, 'quest so far.', 'quests so far.')}</p>
      )}
      <LoadedList
        list={list}
        loading="Loading activities..."
        itemsOf={({ activities }) => activities}
        empty={<p className="text-ink-soft">None yet.</p>}
        className="divide-y divide-line"
      >
        {(activity) => <ActivityRow key={activity.id} activity={activity} />}
      </LoadedList>
    </>
  )
}
