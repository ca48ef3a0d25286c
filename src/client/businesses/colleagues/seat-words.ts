import type { BusinessSeat, ColleagueSeat } from '#domain/people/business-seat.ts'

export const seatNames: Readonly<Record<BusinessSeat, string>> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
}

/** What each seat that an owner gives may do, for the form. */
export const seatChoices: readonly { value: ColleagueSeat; label: string }[] = [
  { value: 'recruiter', label: 'Recruiter: writes openings, answers applicants' },
  { value: 'viewer', label: 'Viewer: reads openings and applicants, changes nothing' },
]
