import { Button } from '../ui/Button.tsx'
import type { PagedQuery } from './use-pages.ts'

/** Loads the next page of a list; nothing at the end. */
export function MoreButton({ list }: { list: PagedQuery<unknown> }) {
  if (!list.hasNextPage) return null
  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-center text-coral">
          The rest did not load. {list.error?.message}
        </p>
      )}
      <Button
        tone="quiet"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
        className="mx-auto mt-4 flex"
      >
        Show more
      </Button>
    </>
  )
}
