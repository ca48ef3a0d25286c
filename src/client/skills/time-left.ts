import { plural } from '#domain/text/plural.ts'
const minute = 60_000
const hour = 60 * minute

/** How long a window stays open, rounded down so as not to promise too much. */
export function timeLeft(endsAt: string, now: number): string {
  const leftMs = Date.parse(endsAt) - now
  if (leftMs < minute) return 'Ends now'
  if (leftMs < hour) return `${plural(Math.floor(leftMs / minute), 'minute')} left`
  if (leftMs < 24 * hour) return `${plural(Math.floor(leftMs / hour), 'hour')} left`
  return `${plural(Math.floor(leftMs / (24 * hour)), 'day')} left`
}
