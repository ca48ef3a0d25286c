import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import { ActivityRow } from '../parts/progress/ActivityRow.tsx'
import { shortDate } from '../app/dates.ts'
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
          <Written />
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

/** What the student wrote about the quests away from Upful; nothing without any. */
function Written() {
  const list = usePages('GET /api/quest-evidence', {}, 'before')
  if (list.data?.[0]?.evidence.length === 0) return null
  return (
    <section aria-labelledby="what-you-wrote" className="mt-5">
      <h3 id="what-you-wrote" className="mb-1 font-bold">
        What you wrote
      </h3>
      <LoadedList
        list={list}
        loading="Loading what you wrote..."
        itemsOf={({ evidence }) => evidence}
        empty={null}
        className="divide-y divide-line"
      >
        {({ id, title, text, at }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{shortDate(at)}</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        )}
      </LoadedList>
    </section>
  )
}
