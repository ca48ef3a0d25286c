import {
  answerWords,
  applicantFilters,
  applicantSorts,
  type ApplicantFilter,
  type ApplicantSort,
} from '#domain/openings/applicant-list.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import { Select } from '../ui/Select.tsx'
import type { ApplicantListChoice } from './use-applicant-list.ts'

interface ApplicantFiltersProps {
  choice: ApplicantListChoice
  onChange: (changes: Partial<ApplicantListChoice>) => void
  /** How many there are of each; undefined while the list is loading. */
  counts: Readonly<Record<ApplicantFilter, number>> | undefined
}

const filterWords: Readonly<Record<ApplicantFilter, string>> = {
  ...answerWords,
  all: 'Everybody',
  starred: 'With a star',
}

const sortWords: Readonly<Record<ApplicantSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
}

/** Searches, narrows down and sorts the applicants of an opening. */
export function ApplicantFilters({ choice, onChange, counts }: ApplicantFiltersProps) {
  return (
    <search aria-label="Applicants" className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <div className="col-span-2 flex items-end">
        <SearchBox
          label="Search what applicants shared"
          placeholder="Name, skill or word"
          text={choice.q}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        label="Show"
        value={choice.show}
        onChange={({ target }) => onChange({ show: filterNamed(target.value) })}
        options={applicantFilters.map((value) => ({
          value,
          label: counts ? `${filterWords[value]} (${counts[value]})` : filterWords[value],
        }))}
      />
      <Select
        label="Order"
        value={choice.sort}
        onChange={({ target }) =>
          onChange({ sort: applicantSorts.find((each) => each === target.value) ?? 'newest' })
        }
        options={applicantSorts.map((value) => ({ value, label: sortWords[value] }))}
      />
    </search>
  )
}

function filterNamed(value: string): ApplicantFilter {
  return applicantFilters.find((each) => each === value) ?? 'all'
}
