import type { ReactNode } from 'react'
import { cvMost } from '#domain/cv/cv.ts'
import { Button } from '../ui/Button.tsx'

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  /** "experience 2" for its buttons. */
  noun: string
  add: string
  empty: Entry
  onChange: (entries: Entry[]) => void
  children: (entry: Entry, change: (part: Partial<Entry>) => void) => ReactNode
}

/** Entries that can be added, moved up and taken out. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { entries, noun, add, empty, onChange, children } = props
  const changeAt = (at: number, part: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)))
  const upFrom = (at: number) =>
    onChange(
      entries.map((entry, index) =>
        index === at - 1
          ? (entries[at] ?? entry)
          : index === at
            ? (entries[at - 1] ?? entry)
            : entry,
      ),
    )
  return (
    <div className="grid gap-4">
      {entries.map((entry, index) => (
        <fieldset
          // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and every field shows its value
          key={index}
          className="grid min-w-0 gap-3 rounded-control border border-line p-4"
        >
          <legend className="px-1 font-semibold text-ink-soft">
            {noun} {index + 1}
          </legend>
          {children(entry, (part) => changeAt(index, part))}
          <div className="flex flex-wrap gap-2">
            {index > 0 && (
              <Button
                tone="plain"
                aria-label={`Move up: ${noun} ${index + 1}`}
                onClick={() => upFrom(index)}
              >
                Move up
              </Button>
            )}
            <Button
              tone="plain"
              className="text-coral"
              aria-label={`Take out: ${noun} ${index + 1}`}
              onClick={() => onChange(entries.filter((_, each) => each !== index))}
            >
              Take out
            </Button>
          </div>
        </fieldset>
      ))}
      {entries.length < cvMost.entries && (
        <Button
          tone="quiet"
          className="justify-self-start"
          onClick={() => onChange([...entries, empty])}
        >
          {add}
        </Button>
      )}
    </div>
  )
}
