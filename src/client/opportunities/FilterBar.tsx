import { parishes } from '#domain/place.ts'
import { classes } from '../ui/classes.ts'
import { controlClass } from '../ui/Field.tsx'
import type { Filters } from './filters.ts'
import { SearchBox } from './SearchBox.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import type { SetFilters } from './use-filters.ts'

interface FilterBarProps {
  filters: Filters
  change: SetFilters
  /** Only a student has saved openings. */
  canSave: boolean
}

export function FilterBar({ filters, change, canSave }: FilterBarProps) {
  return (
    <search aria-label="Opportunities" className="grid grid-cols-1 gap-3">
      <TypeFilter chosen={filters.type} onChoose={(type) => change({ type })} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_12rem]">
        <SearchBox text={filters.q ?? ''} onSearch={(q) => change({ q })} />
        <select
          aria-label="Place"
          value={filters.place ?? ''}
          onChange={(event) => change({ place: event.target.value })}
          className={controlClass}
        >
          <option value="">Anywhere</option>
          <option value="remote">Remote</option>
          {parishes.map((parish) => (
            <option key={parish}>{parish}</option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-2">
        <Switch
          label="Closing soon"
          on={filters.closing !== undefined}
          onFlip={(on) => change({ closing: on ? 'soon' : undefined })}
        />
        {canSave && (
          <Switch
            label="Saved"
            on={filters.saved !== undefined}
            onFlip={(on) => change({ saved: on ? 'yes' : undefined })}
          />
        )}
      </div>
    </search>
  )
}

interface SwitchProps {
  label: string
  on: boolean
  onFlip: (on: boolean) => void
}

function Switch({ label, on, onFlip }: SwitchProps) {
  return (
    <label
      className={classes(
        'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold',
        'has-focus-visible:outline-2 has-focus-visible:outline-sea',
        on ? 'border-leaf bg-leaf-soft text-leaf-strong' : 'border-line bg-card text-ink-soft',
      )}
    >
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onFlip(event.target.checked)}
        className="size-4.5 accent-leaf outline-none"
      />
      {label}
    </label>
  )
}
