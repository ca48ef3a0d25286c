import { SearchX } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { isNarrowed } from './filters.ts'
import type { Filters, TypeFilter } from './filters.ts'
import type { SetFilters } from './use-filters.ts'

const cleared = {
  q: undefined,
  place: undefined,
  closing: undefined,
  saved: undefined,
  programmes: undefined,
}

interface NoneFoundProps {
  filters: Filters
  /** The type the list shows. */
  type: TypeFilter
  change: SetFilters
}

/** Says why the list is empty and offers a next step. */
export function NoneFound({ filters, type, change }: NoneFoundProps) {
  const narrowed = isNarrowed(filters)
  const onlySaved = filters.saved !== undefined
  const action = narrowed ? (
    <Button tone="quiet" onClick={() => change({ ...cleared, type: 'all' })}>
      Clear filters
    </Button>
  ) : type === 'all' ? undefined : (
    <Button tone="quiet" onClick={() => change({ type: 'all' })}>
      Show all opportunities
    </Button>
  )
  return (
    <EmptyState icon={SearchX} title="No opportunities found" action={action}>
      {onlySaved
        ? 'Press Save on an opening to find it here again, even after it closes.'
        : narrowed
          ? 'Nothing matches all of these filters today.'
          : 'New ones come in every day. Refresh, or look at another type of work.'}
    </EmptyState>
  )
}
