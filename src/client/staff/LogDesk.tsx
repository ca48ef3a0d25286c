import { ScrollText } from 'lucide-react'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Select } from '../ui/Select.tsx'
import { LogRow } from './LogRow.tsx'
import { isKind, kinds } from './log-kinds.ts'

const everything = { value: '', label: 'Everything' }

/** The log of staff actions, with their subjects and reasons. It cannot be changed. */
export function LogDesk() {
  const [kindParam, setKind] = useSearchParam('kind')
  const [about, setAbout] = useSearchParam('about')
  const kind = isKind(kindParam) ? kindParam : undefined
  const input = { ...(kind ? { kind } : {}), ...(about === null ? {} : { about }) }
  const list = usePages('GET /api/staff/log', input, 'after')
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Show"
          options={[everything, ...kinds]}
          value={kind ?? ''}
          onChange={({ target }) => setKind(target.value || null)}
          className="w-full sm:w-72"
        />
        {about !== null && (
          <Button tone="quiet" onClick={() => setAbout(null)} className="min-h-12">
            Show everybody again
          </Button>
        )}
      </div>
      <Card title="Log">
        <LoadedList
          list={list}
          itemsOf={({ actions }) => actions}
          className="divide-y divide-line"
          empty={
            <EmptyState icon={ScrollText} title="Nothing in the log here">
              Everything staff do is listed with its reason.
            </EmptyState>
          }
        >
          {(action) => (
            <LogRow key={action.id} action={action} onAbout={about === null ? setAbout : null} />
          )}
        </LoadedList>
      </Card>
    </div>
  )
}
