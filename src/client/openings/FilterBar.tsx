import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { parishes } from '#domain/openings/place.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import type { Filters, TypeFilter } from './filters.ts'
import { countSet, typeFilters } from './filters.ts'
import type { SetFilters } from './use-filters.ts'

interface FilterBarProps {
  filters: Filters
  /** The type the list shows. */
  type: TypeFilter
  change: SetFilters
  /** Only a student has saved openings. */
  canSave: boolean
}

/** Select options must not have an empty value. */
const anywhere = 'anywhere'

/** A row that is wider than a phone scrolls sideways. */
const row = '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0'

/** The search, and the other filters behind a button, so that the openings come first. */
export function FilterBar(props: FilterBarProps) {
  const { filters, change } = props
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const count = countSet(filters)
  return (
    <search aria-label="Opportunities" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label="Search title, company or skill"
          placeholder="Title, company or skill"
          text={filters.q ?? ''}
          onSearch={(text) => change({ q: text })}
        />
        <Button
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
          className="grow px-4 sm:grow-0"
        >
          <Icon of={SlidersHorizontal} size={18} />
          Filters
          {count > 0 && (
            <span className="min-w-6 rounded-full bg-leaf px-1.5 text-sm text-on-leaf tabular-nums">
              {count}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
      </div>
      <div id={panel} hidden={!isOpen} className="grid grid-cols-1 gap-2">
        {isOpen && <MoreFilters {...props} />}
      </div>
    </search>
  )
}

function MoreFilters({ filters, type, change, canSave }: FilterBarProps) {
  const { place, closing, saved, programmes } = filters
  return (
    <>
      <div role="group" aria-label="Type of work" className={row}>
        {typeFilters.map((each) => (
          <FilterPill
            key={each.type}
            label={each.label}
            on={type === each.type}
            onPress={() => change({ type: each.type })}
          />
        ))}
      </div>
      <div className={row}>
        <select
          aria-label="Place"
          value={place ?? anywhere}
          onChange={(event) =>
            change({ place: event.target.value === anywhere ? undefined : event.target.value })
          }
          className="min-h-11 max-w-full shrink-0 rounded-full border border-line bg-card px-3.5 font-semibold text-ink-soft"
        >
          <option value={anywhere}>Anywhere</option>
          <option value="remote">Remote</option>
          {parishes.map((parish) => (
            <option key={parish}>{parish}</option>
          ))}
        </select>
        <FilterPill
          label="Closing soon"
          on={closing !== undefined}
          onPress={() => change({ closing: closing ? undefined : 'soon' })}
        />
        {canSave && (
          <FilterPill
            label="Saved"
            on={saved !== undefined}
            onPress={() => change({ saved: saved ? undefined : 'yes' })}
          />
        )}
        <FilterPill
          label="Hide programmes"
          on={programmes !== undefined}
          onPress={() => change({ programmes: programmes ? undefined : 'hidden' })}
        />
      </div>
    </>
  )
}

interface FilterPillProps {
  label: string
  on: boolean
  onPress: () => void
}

function FilterPill({ label, on, onPress }: FilterPillProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={classes(
        'min-h-11 max-w-full shrink-0 rounded-full border px-4 font-semibold whitespace-nowrap narrow:whitespace-normal -outline-offset-2 transition-colors',
        on
          ? 'border-leaf bg-leaf-soft text-leaf-strong'
          : 'border-line bg-card text-ink-soft hover:text-ink',
      )}
    >
      {label}
    </button>
  )
}
