import { Button } from '../ui/Button.tsx'

interface MoreButtonProps {
  /** The result of usePages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Loads the next page of a list; nothing at the end. */
export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Button
      tone="quiet"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      className="mx-auto mt-4 flex"
    >
      Show more
    </Button>
  )
}
