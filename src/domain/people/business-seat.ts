/** What somebody may do in a business, the least first. A viewer reads, a recruiter hires, and the owner decides on the rest. */
export const businessSeats = ['viewer', 'recruiter', 'owner'] as const
export type BusinessSeat = (typeof businessSeats)[number]

/** The seats that an owner can give. There is one owner, who can hand the business over. */
export const colleagueSeats = ['recruiter', 'viewer'] as const
export type ColleagueSeat = (typeof colleagueSeats)[number]

/** How many colleagues a business can have, with those who are invited. */
export const maxColleagues = 20

/** Whether somebody in this seat may do what needs the other one. */
export function seatAllows(seat: BusinessSeat, needed: BusinessSeat): boolean {
  return businessSeats.indexOf(seat) >= businessSeats.indexOf(needed)
}
