import {
  postingFilters,
  postingSorts,
  type PostingFilter,
  type PostingSort,
} from '#domain/openings/posting.ts'
import { ListSearch } from './ListSearch.tsx'
import { stateWords } from './posting-words.ts'
import type { ListChoice } from './use-list-choice.ts'

type PostingListChoice = ListChoice<PostingFilter, PostingSort>

interface PostingSearchProps {
  choice: PostingListChoice
  onChange: (changes: Partial<PostingListChoice>) => void
}

const sortWords: Readonly<Record<PostingSort, string>> = {
  newest: 'Newest first',
  closing: 'Closing soonest',
  title: 'By title',
}

/** Searches, narrows down and sorts the openings of a business. */
export function PostingSearch({ choice, onChange }: PostingSearchProps) {
  return (
    <ListSearch
      name="Your openings"
      label="Search your openings"
      placeholder="Title, place or skill"
      choice={choice}
      shows={postingFilters}
      sorts={postingSorts}
      showLabel={(show) => (show === 'all' ? 'All' : stateWords[show].label)}
      sortLabels={sortWords}
      onChange={onChange}
    />
  )
}
