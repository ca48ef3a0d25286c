import type { ReactNode } from 'react'
import { NotLoaded, type LoadingWords } from './Loaded.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { PagedQuery } from './use-pages.ts'

interface LoadedListProps<Page, Item> extends LoadingWords {
  /** The result of usePages. */
  list: PagedQuery<Page>
  itemsOf: (page: Page) => readonly Item[]
  /** Shown if the list has no items. */
  empty: ReactNode
  className?: string
  /** Renders one item, with its key. */
  children: (item: Item) => ReactNode
}

/** Renders a paginated list with a button for the next page. */
export function LoadedList<Page, Item>({
  list,
  itemsOf,
  empty,
  className,
  children,
  ...words
}: LoadedListProps<Page, Item>) {
  if (list.data === undefined) return <NotLoaded query={list} {...words} />
  const items = list.data.flatMap((page) => itemsOf(page))
  if (items.length === 0) return empty
  return (
    <>
      <ul className={className}>{items.map((item) => children(item))}</ul>
      <MoreButton list={list} />
    </>
  )
}
