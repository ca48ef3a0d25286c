import {
  postingFilters,
  postingSorts,
  type PostingFilter,
  type PostingSort,
} from '#domain/openings/posting.ts'
import { useSearchParam } from '../app/location.ts'

export interface PostingListChoice {
  q: string
  show: PostingFilter
  sort: PostingSort
}

/** Which openings are listed, and how. It is in the address, so that it survives a reload. */
export function usePostingList(): [
  choice: PostingListChoice,
  change: (changes: Partial<PostingListChoice>) => void,
] {
  const [q, setQ] = useSearchParam('q')
  const [show, setShow] = useSearchParam('show')
  const [sort, setSort] = useSearchParam('sort')

  function change(changes: Partial<PostingListChoice>) {
    if (changes.q !== undefined) setQ(changes.q === '' ? null : changes.q)
    if (changes.show !== undefined) setShow(changes.show === 'all' ? null : changes.show)
    if (changes.sort !== undefined) setSort(changes.sort === 'newest' ? null : changes.sort)
  }
  const choice = {
    q: q ?? '',
    show: postingFilters.find((each) => each === show) ?? 'all',
    sort: postingSorts.find((each) => each === sort) ?? 'newest',
  }
  return [choice, change]
}
