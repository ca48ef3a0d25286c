import type { Day } from '#domain/day.ts'

/** '1 December 2026' */
export function longDay(day: Day): string {
  return days.format(new Date(day))
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
