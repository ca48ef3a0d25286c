import { Button } from '../ui/Button.tsx'

interface MoreButtonProps {
  /** Of a list from usePages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** The way to the rest of a long list; nothing at its end. */
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
