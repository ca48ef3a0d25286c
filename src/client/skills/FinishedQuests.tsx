import { useState } from 'react'
import { ActivityRow } from '../app/ActivityRow.tsx'
import { MoreButton } from '../app/MoreButton.tsx'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { CardState } from './CardState.tsx'

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
  if (!list.pages) return <CardState query={list} loading="Loading activities..." />
  const count = list.pages[0]?.count ?? 0
  return (
    <>
      <p className="text-ink-soft">
        {count === 0 ? 'None yet.' : count === 1 ? '1 quest so far.' : `${count} quests so far.`}
      </p>
      <ul className="divide-y divide-line">
        {list.pages.flatMap(({ activities }) =>
          activities.map((activity) => <ActivityRow key={activity.id} activity={activity} />),
        )}
      </ul>
      <MoreButton list={list} />
    </>
  )
}
