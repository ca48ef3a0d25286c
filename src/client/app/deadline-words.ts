/** What is said of a deadline so many days ahead; null is none at all. */
export function deadlineWords(daysLeft: number | null): string {
  if (daysLeft === null) return 'No fixed deadline'
  if (daysLeft < 0) return 'Closed'
  if (daysLeft === 0) return 'Closes today'
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}
