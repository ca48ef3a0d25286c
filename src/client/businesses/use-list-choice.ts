import { useSearchParam } from '../app/location.ts'

/** What a list is searched for, narrowed down to and sorted by. */
export interface ListChoice<Show extends string, Sort extends string> {
  q: string
  show: Show
  sort: Sort
}

/** The choice for a list, in the address, so that it survives a reload. The first of each is the default. */
export function useListChoice<Show extends string, Sort extends string>(
  shows: readonly [Show, ...Show[]],
  sorts: readonly [Sort, ...Sort[]],
): [choice: ListChoice<Show, Sort>, change: (changes: Partial<ListChoice<Show, Sort>>) => void] {
  const [q, setQ] = useSearchParam('q')
  const [show, setShow] = useSearchParam('show')
  const [sort, setSort] = useSearchParam('sort')

  function change(changes: Partial<ListChoice<Show, Sort>>) {
    if (changes.q !== undefined) setQ(changes.q === '' ? null : changes.q)
    if (changes.show !== undefined) setShow(changes.show === shows[0] ? null : changes.show)
    if (changes.sort !== undefined) setSort(changes.sort === sorts[0] ? null : changes.sort)
  }
  const choice = {
    q: q ?? '',
    show: shows.find((each) => each === show) ?? shows[0],
    sort: sorts.find((each) => each === sort) ?? sorts[0],
  }
  return [choice, change]
}
