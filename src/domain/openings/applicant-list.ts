import type { ApplicationState } from './application.ts'

/** What the applicants of an opening can be narrowed down to. */
export const applicantFilters = [
  'all',
  'waiting',
  'interview',
  'offer',
  'accepted',
  'declined',
  'starred',
] as const
export type ApplicantFilter = (typeof applicantFilters)[number]

/** How a business reads each of them. */
export const answerWords: Readonly<Record<Exclude<ApplicantFilter, 'all' | 'starred'>, string>> = {
  waiting: 'Waiting for an answer',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
  declined: 'Declined',
}

export const applicantSorts = ['newest', 'oldest', 'name'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** The filter that an application in this state belongs to; null once the applicant ended it. */
export function filterOf(
  state: ApplicationState,
): Exclude<ApplicantFilter, 'all' | 'starred'> | null {
  switch (state) {
    case 'applied':
    case 'no-reply':
      return 'waiting'
    case 'interview':
    case 'offer':
    case 'accepted':
    case 'declined':
      return state
    default:
      return null
  }
}

/** One request answers this many applicants, so that it stays short. */
export const maxAnsweredAtOnce = 50

/** The longest private note about an applicant. */
export const maxNote = 2000

/** Days after an opening closed: first its business is reminded of who still waits, then they are told. */
export const remindBusinessAfterDays = 3
export const tellApplicantsAfterDays = 14
