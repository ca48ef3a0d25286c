import { plural } from '#domain/text/plural.ts'
/** The text for a deadline this many days ahead; null if there is none. */
export function deadlineWords(daysLeft: number | null): string {
  if (daysLeft === null) return 'No fixed deadline'
  if (daysLeft < 0) return 'Closed'
  if (daysLeft === 0) return 'Closes today'
  return plural(daysLeft, 'day left', 'days left')
}
