import { plural } from '#domain/text/plural.ts'
const minute = 60_000
const hour = 60 * minute

/** How long a window stays open, rounded down so as not to promise too much. */
export function timeLeft(endsAt: string, now: number): string {
  const left = Date.parse(endsAt) - now
  if (left < minute) return 'Ends now'
  if (left < hour) return `${plural(Math.floor(left / minute), 'minute')} left`
  if (left < 24 * hour) return `${plural(Math.floor(left / hour), 'hour')} left`
  return `${plural(Math.floor(left / (24 * hour)), 'day')} left`
}
