import { useId } from 'react'
import type { LogFilters } from '#contract/staff-log.ts'
import { changeQuery } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { kinds } from './log-kinds.ts'

const everything = { value: '', label: 'Everything' }
const everybody = { value: '', label: 'All staff' }
const names = ['q', 'kind', 'staff', 'from', 'to'] as const

/** Searches the log: what, by whose hand, about which name, and when. */
export function LogFilterForm({ filters }: { filters: LogFilters }) {
  const form = useId()
  const { data } = useApi('GET /api/staff/log/members', {})
  const members = (data?.members ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isFiltered = Object.values(filters).some((value) => value !== undefined)

  function search(values: FormData | null) {
    const params = new URLSearchParams({ desk: 'log' })
    for (const name of names) {
      const value = values?.get(name)
      if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim())
    }
    if (values !== null && filters.about !== undefined) params.set('about', filters.about)
    changeQuery(params)
  }
  return (
    <form
      id={form}
      role="search"
      // The fields follow the address, also when Back changes it.
      key={JSON.stringify([filters, members.length])}
      onSubmit={(event) => {
        event.preventDefault()
        search(new FormData(event.currentTarget))
      }}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_2fr_2fr_1fr_1fr_auto]"
    >
      <Field
        label="Name"
        name="q"
        type="search"
        defaultValue={filters.q ?? ''}
        maxLength={100}
        className="max-lg:col-span-2"
      />
      <Select
        label="Show"
        name="kind"
        options={[everything, ...kinds]}
        defaultValue={filters.kind ?? ''}
        className="max-sm:col-span-2"
      />
      <Select
        label="Done by"
        name="staff"
        options={[everybody, ...members]}
        defaultValue={filters.staff ?? ''}
        className="max-sm:col-span-2"
      />
      <Field
        label="From"
        name="from"
        type="date"
        defaultValue={filters.from ?? ''}
        className="max-sm:col-span-2"
      />
      <Field
        label="To"
        name="to"
        type="date"
        defaultValue={filters.to ?? ''}
        className="max-sm:col-span-2"
      />
      <div className="flex flex-wrap gap-3 max-lg:col-span-2">
        <Button type="submit" tone="quiet" className="min-h-12">
          Search
        </Button>
        {isFiltered && (
          <Button tone="plain" className="min-h-12" onClick={() => search(null)}>
            Show everything
          </Button>
        )}
      </div>
    </form>
  )
}
