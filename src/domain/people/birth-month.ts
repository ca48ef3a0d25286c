import { dayOf, type Day } from '#domain/day.ts'

/** The month and year somebody was born in, 'YYYY-MM'. */
export type BirthMonth = string & { readonly brand: 'BirthMonth' }

export type AgeBand = 'minor' | 'adult' | 'unknown'

export const adultAge = 18

/** Shown wherever it is asked for. */
export const whoSeesBirthMonth =
  'Your guardians see it when you change it, and our staff only with a written reason.'

const oldestAge = 99

/**
 * The only place that decides who is an adult. The day of birth is unknown, so the whole month of the
 * 18th birthday still counts as 17: adulthood is never early, and at most a month late.
 */
export function ageBandOf(born: string | null, now: Date): AgeBand {
  if (born === null) return 'unknown'
  return born < monthYearsAgo(adultAge, now) ? 'adult' : 'minor'
}

/** Anybody born before this month is an adult; for SQL over many rows. */
export function adultsBornBefore(now: Date): string {
  return monthYearsAgo(adultAge, now)
}

/** The birth months of those who turn 18 in the month of `now`, and of those who have just become adults. */
export function turningAdult(now: Date): { coming: BirthMonth; now: BirthMonth } {
  const coming = monthYearsAgo(adultAge, now)
  return { coming, now: monthFrom(monthNumber(coming) - 1) }
}

/** The years somebody has completed at the least, on Jamaica's calendar. */
export function completedYears(born: string, now: Date): number {
  const months = monthNumber(dayOf(now)) - monthNumber(born) - 1
  return Math.floor(months / 12)
}

/** The first day on which somebody born in this month counts as an adult. */
export function adultFrom(born: string): Day {
  return `${monthFrom(monthNumber(born) + adultAge * 12 + 1)}-01` as Day
}

export function isBirthMonth(text: string): text is BirthMonth {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** Not in the future, and not more than 99 years ago. */
export function isPossible(born: string, now: Date): boolean {
  return born <= monthYearsAgo(0, now) && born >= monthYearsAgo(oldestAge + 1, now)
}

/** The latest birth month of somebody who has certainly completed this many years. */
export function bornForAge(years: number, now: Date): BirthMonth {
  return monthFrom(monthNumber(dayOf(now)) - years * 12 - 1)
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'March 2010' */
export function monthInWords(born: string): string {
  return `${monthNames[Number(born.slice(5, 7)) - 1] ?? ''} ${born.slice(0, 4)}`
}

/** The years a form offers, latest first. */
export function birthYears(now: Date, youngest: number): string[] {
  const latest = Number(bornForAge(youngest, now).slice(0, 4))
  // Somebody who is too young gets a message about it, so they must be able to enter it.
  return Array.from({ length: oldestAge - youngest + 10 }, (_, index) => String(latest + 9 - index))
}

function monthYearsAgo(years: number, now: Date): BirthMonth {
  return monthFrom(monthNumber(dayOf(now)) - years * 12)
}

/** Months since the year 0. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1
}

function monthFrom(number: number): BirthMonth {
  const year = String(Math.floor(number / 12)).padStart(4, '0')
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}` as BirthMonth
}
