import {
  postingFilters,
  postingSorts,
  type PostingFilter,
  type PostingSort,
} from '#domain/openings/posting.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { Select } from '../ui/Select.tsx'
import { stateWords } from './posting-words.ts'
import type { PostingListChoice } from './use-posting-list.ts'

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
    <search aria-label="Your openings" className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <div className="col-span-2 flex items-end">
        <SearchBox
          label="Search your openings"
          placeholder="Title, place or skill"
          text={choice.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        label="Show"
        value={choice.show}
        onChange={({ target }) => onChange({ show: filterNamed(target.value) })}
        options={postingFilters.map((value) => ({
          value,
          label: value === 'all' ? 'All' : stateWords[value].label,
        }))}
      />
      <Select
        label="Order"
        value={choice.sort}
        onChange={({ target }) =>
          onChange({ sort: postingSorts.find((each) => each === target.value) ?? 'newest' })
        }
        options={postingSorts.map((value) => ({ value, label: sortWords[value] }))}
      />
    </search>
  )
}

function filterNamed(value: string): PostingFilter {
  return postingFilters.find((each) => each === value) ?? 'all'
}
