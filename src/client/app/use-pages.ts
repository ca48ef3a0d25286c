import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { call } from './api.ts'
import type { ApiError, ApiKey, Input, Output } from './api.ts'

/** The routes that return a page and the cursor of the next one. */
export type PagedKey = {
  [Key in ApiKey]: Output<Key> extends { next: string | null } ? Key : never
}[ApiKey]

/** A list that is fetched page by page. */
export interface PagedQuery<Page> {
  data: Page[] | undefined
  error: ApiError | null
  refetch: () => unknown
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** The next page failed to load; `error` says why. */
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/**
 * Fetches a list page by page; `data` has the pages so far. While a changed input is loading, the previous
 * list stays visible.
 */
export function usePages<Key extends PagedKey>(
  key: Key,
  input: Input<Key>,
  /** The name of the route's cursor parameter. */
  cursor: 'after' | 'before',
): PagedQuery<Output<Key>> {
  type Page = Output<Key>
  const { data, ...query } = useInfiniteQuery<
    Page,
    ApiError,
    InfiniteData<Page>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [key, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(key, { ...input, ...(pageParam ? { [cursor]: pageParam } : {}) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return { ...query, data: data?.pages }
}
