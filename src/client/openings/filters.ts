import { openingKinds } from '#domain/openings/opening.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import { parishes } from '#domain/openings/place.ts'
import type { Parish } from '#domain/openings/place.ts'

export type TypeFilter = 'all' | OpeningKind
export type PlaceFilter = Parish | 'remote'

/** The filters of the list, as its route takes them. */
export interface Filters {
  /** If absent: internships, or all if no internship is open to this user. */
  type?: TypeFilter
  q?: string
  place?: PlaceFilter
  closing?: 'soon'
  saved?: 'yes'
  programmes?: 'hidden'
}

export const typeFilters: readonly { type: TypeFilter; label: string }[] = [
  { type: 'all', label: 'All Opportunities' },
  { type: 'internship', label: 'Internships' },
  { type: 'part-time', label: 'Part-time' },
  { type: 'full-time', label: 'Full-time' },
  { type: 'contract', label: 'Contract' },
]

const maxSearchLength = 100

/** The filters in an address; invalid values are ignored. */
export function filtersIn(search: URLSearchParams): Filters {
  const type = ['all', ...openingKinds].find((each) => each === search.get('type'))
  const place = [...parishes, 'remote'].find((each) => each === search.get('place'))
  const q = search.get('q')?.trim().slice(0, maxSearchLength)
  return {
    ...(type ? { type: type as TypeFilter } : {}),
    ...(q ? { q } : {}),
    ...(place ? { place: place as PlaceFilter } : {}),
    ...(search.get('closing') === 'soon' ? { closing: 'soon' as const } : {}),
    ...(search.get('saved') === 'yes' ? { saved: 'yes' as const } : {}),
    ...(search.get('programmes') === 'hidden' ? { programmes: 'hidden' as const } : {}),
  }
}

/** Whether the list is narrowed by more than its type. */
export function isNarrowed({ type: _type, ...filters }: Filters): boolean {
  return filters.q !== undefined || countSet(filters) > 0
}

/** How many filters are set, besides the words of the search. */
export function countSet({ q: _q, ...filters }: Filters): number {
  return Object.values(filters).filter((filter) => filter !== undefined).length
}
