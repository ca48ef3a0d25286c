/** 'About 75 min', from the minutes of the lessons; in hours from two hours up. */
export function courseLength(minutes: number): string {
  if (minutes < 120) return `About ${Math.max(5, Math.round(minutes / 5) * 5)} min`
  const hours = Math.round(minutes / 30) / 2
  return `About ${hours} hours`
}
