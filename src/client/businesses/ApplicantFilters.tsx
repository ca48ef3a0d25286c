import {
  answerWords,
  applicantFilters,
  applicantSorts,
  type ApplicantFilter,
  type ApplicantSort,
} from '#domain/openings/applicant-list.ts'
import { ListSearch } from './ListSearch.tsx'
import type { ListChoice } from './use-list-choice.ts'

type ApplicantListChoice = ListChoice<ApplicantFilter, ApplicantSort>

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
    <ListSearch
      name="Applicants"
      label="Search what applicants shared"
      placeholder="Name, skill or word"
      choice={choice}
      shows={applicantFilters}
      sorts={applicantSorts}
      showLabel={(show) => (counts ? `${filterWords[show]} (${counts[show]})` : filterWords[show])}
      sortLabels={sortWords}
      onChange={onChange}
    />
  )
}
