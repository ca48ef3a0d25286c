import {
  applicantFilters,
  applicantSorts,
  type ApplicantFilter,
  type ApplicantSort,
} from '#domain/openings/applicant-list.ts'
import { useSearchParam } from '../app/location.ts'

export interface ApplicantListChoice {
  q: string
  show: ApplicantFilter
  sort: ApplicantSort
}

/** Which applicants are listed, and how. It is in the address, so that it survives a reload. */
export function useApplicantList(): [
  choice: ApplicantListChoice,
  change: (changes: Partial<ApplicantListChoice>) => void,
] {
  const [q, setQ] = useSearchParam('q')
  const [show, setShow] = useSearchParam('show')
  const [sort, setSort] = useSearchParam('sort')

  function change(changes: Partial<ApplicantListChoice>) {
    if (changes.q !== undefined) setQ(changes.q === '' ? null : changes.q)
    if (changes.show !== undefined) setShow(changes.show === 'all' ? null : changes.show)
    if (changes.sort !== undefined) setSort(changes.sort === 'newest' ? null : changes.sort)
  }
  const choice = {
    q: q ?? '',
    show: applicantFilters.find((each) => each === show) ?? 'all',
    sort: applicantSorts.find((each) => each === sort) ?? 'newest',
  }
  return [choice, change]
}
