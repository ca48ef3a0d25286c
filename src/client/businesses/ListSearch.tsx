import { SearchBox } from '../ui/SearchBox.tsx'
import { Select } from '../ui/Select.tsx'
import type { ListChoice } from './use-list-choice.ts'

interface ListSearchProps<Show extends string, Sort extends string> {
  /** The name of the landmark. */
  name: string
  label: string
  placeholder: string
  choice: ListChoice<Show, Sort>
  /** In the order in which they are offered. */
  shows: readonly Show[]
  sorts: readonly Sort[]
  showLabel: (show: Show) => string
  sortLabels: Readonly<Record<Sort, string>>
  onChange: (changes: Partial<ListChoice<Show, Sort>>) => void
}

/** Searches, narrows down and sorts a list. */
export function ListSearch<Show extends string, Sort extends string>(
  props: ListSearchProps<Show, Sort>,
) {
  const { name, label, placeholder, choice, shows, sorts, showLabel, sortLabels, onChange } = props
  return (
    <search aria-label={name} className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <div className="col-span-2 flex items-end">
        <SearchBox
          label={label}
          placeholder={placeholder}
          text={choice.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        label="Show"
        value={choice.show}
        onChange={({ target }) =>
          onChange({ show: shows.find((each) => each === target.value) ?? choice.show })
        }
        options={shows.map((value) => ({ value, label: showLabel(value) }))}
      />
      <Select
        label="Order"
        value={choice.sort}
        onChange={({ target }) =>
          onChange({ sort: sorts.find((each) => each === target.value) ?? choice.sort })
        }
        options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
      />
    </search>
  )
}
