import { changeQuery, useLocation } from '../app/location.ts'
import { filtersIn } from './filters.ts'
import type { Filters } from './filters.ts'

export type SetFilters = (change: Partial<Record<keyof Filters, string | undefined>>) => void

/** The filters are kept in the address, so that they can be shared and survive a reload. */
export function useFilters(): [filters: Filters, change: SetFilters] {
  const { search } = useLocation()

  function change(changes: Parameters<SetFilters>[0]) {
    const params = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value)
      else params.delete(name)
    }
    changeQuery(params)
  }
  return [filtersIn(new URLSearchParams(search)), change]
}
