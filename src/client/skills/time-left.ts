const minute = 60_000
const hour = 60 * minute

/** How long a window stays open, rounded down so as not to promise too much. */
export function timeLeft(endsAt: string, now: number): string {
  const left = Date.parse(endsAt) - now
  if (left < minute) return 'Ends now'
  if (left < hour) return `${counted(Math.floor(left / minute), 'minute')} left`
  if (left < 24 * hour) return `${counted(Math.floor(left / hour), 'hour')} left`
  return `${counted(Math.floor(left / (24 * hour)), 'day')} left`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
