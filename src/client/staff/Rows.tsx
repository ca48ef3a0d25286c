import type { ReactNode } from 'react'
import { MoreButton } from '../app/MoreButton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface RowsProps<Page> {
  /** Of usePages. */
  list: {
    pages: readonly Page[] | undefined
    error: Error | null
    refetch: () => unknown
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** The rows of one page, drawn. */
  rowsOf: (page: Page) => ReactNode[]
  empty: ReactNode
  className: string
}

/** A list of the desk on its way, failed, empty or there, with the way to the rest of it. */
export function Rows<Page>({ list, rowsOf, empty, className }: RowsProps<Page>) {
  const { pages, error, refetch, isFetching } = list
  if (pages === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    ) : (
      <Spinner />
    )
  const rows = pages.flatMap(rowsOf)
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={className}>{rows}</ul>
      <MoreButton list={list} />
    </>
  )
}
