/** 'About 45 min', from the minutes of the lessons; in half hours from one hour up. */
export function courseLength(minutes: number): string {
  if (minutes < 60) return `About ${Math.max(5, Math.round(minutes / 5) * 5)} min`
  const hours = Math.round(minutes / 30) / 2
  return hours === 1 ? 'About 1 hour' : `About ${hours} hours`
}
