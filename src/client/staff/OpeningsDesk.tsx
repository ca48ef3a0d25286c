import { Megaphone } from 'lucide-react'
import { useId, useState } from 'react'
import { LoadedList } from '../app/LoadedList.tsx'
import { useSearchParam } from '../app/location.ts'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { SelectedOpenings } from './SelectedOpenings.tsx'
import { StaffOpeningCard } from './StaffOpeningCard.tsx'

const lists = [
  { value: 'held', label: 'Held, longest first', empty: 'No opening is held' },
  { value: 'reported', label: 'Reported, longest first', empty: 'No open reports' },
  { value: 'kept', label: 'On hold by staff', empty: 'Staff hold no opening' },
  { value: 'removed', label: 'Removed', empty: 'No opening is removed' },
  { value: 'published', label: 'Published', empty: 'No opening is published' },
] as const

/** Openings held by rules, reports or staff, and those that people reported. */
export function OpeningsDesk() {
  const [listParam, setListParam] = useSearchParam('list')
  const [words, setWords] = useSearchParam('q')
  const selected = lists.find(({ value }) => value === listParam) ?? lists[0]
  const q = words ?? ''
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const list = usePages(
    'GET /api/staff/posts',
    { list: selected.value, ...(q ? { q } : {}) },
    'after',
  )
  const shown = list.data?.flatMap(({ posts }) => posts) ?? []
  const chosen = shown.filter(({ id }) => selectedIds.includes(id))
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[18rem_1fr]">
        <Select
          label="Openings"
          options={lists}
          value={selected.value}
          onChange={({ target }) => setListParam(target.value === 'held' ? null : target.value)}
        />
        <Search key={q} words={q} onSearch={(text) => setWords(text === '' ? null : text)} />
      </div>
      {shown.length > 1 && chosen.length < shown.length && (
        <Button
          tone="plain"
          className="justify-self-start"
          onClick={() => setSelectedIds(shown.map(({ id }) => id))}
        >
          Select all {shown.length} shown
        </Button>
      )}
      {chosen.length > 0 && <SelectedOpenings openings={chosen} onSelect={setSelectedIds} />}
      <LoadedList
        list={list}
        itemsOf={({ posts }) => posts}
        className="grid gap-4"
        empty={
          <Card>
            <EmptyState icon={Megaphone} title={q ? 'Nothing found' : selected.empty}>
              {q
                ? 'Try fewer letters, or another list.'
                : 'Openings that need a check are listed here.'}
            </EmptyState>
          </Card>
        }
      >
        {(opening) => (
          <StaffOpeningCard
            key={opening.id}
            opening={opening}
            selected={selectedIds.includes(opening.id)}
            onSelect={(on) =>
              setSelectedIds((before) => [
                ...before.filter((id) => id !== opening.id),
                ...(on ? [opening.id] : []),
              ])
            }
          />
        )}
      </LoadedList>
    </div>
  )
}

function Search({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const form = useId()
  return (
    <form
      id={form}
      role="search"
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const input = new FormData(event.currentTarget).get('q')
        onSearch(typeof input === 'string' ? input.trim() : '')
      }}
    >
      <Field
        label="Title or company"
        name="q"
        type="search"
        defaultValue={words}
        maxLength={100}
        className="grow"
      />
      <Button type="submit" tone="quiet" className="min-h-12">
        Search
      </Button>
    </form>
  )
}
