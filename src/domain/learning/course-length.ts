interface Timed {
  type: string
  minutes: number
}

/** A project and a checklist are done away from the screen, at the student's own pace. */
export const awayFromScreen = ['project', 'checklist'] as const

/** The minutes of lessons on the screen, which is how long a course is. */
export function minutesOf(items: readonly Timed[]): number {
  return sumOf(items.filter((item) => !isAway(item)))
}

/** The minutes that its work away from the screen takes, about. */
export function minutesAway(items: readonly Timed[]): number {
  return sumOf(items.filter(isAway))
}

/** All of a course, to a tenth of an hour. */
export function hoursOf({
  sections,
}: {
  sections: readonly { items: readonly Timed[] }[]
}): number {
  return Math.round(sumOf(sections.flatMap(({ items }) => items)) / 6) / 10
}

/** Whether an item is done away from the screen. */
export function isAway({ type }: { type: string }): boolean {
  return awayFromScreen.some((away) => away === type)
}

function sumOf(items: readonly Timed[]): number {
  return items.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** 'About 45 min'; in half hours from one hour up. */
export function courseLength(minutes: number): string {
  if (minutes < 60) return `About ${Math.max(5, Math.round(minutes / 5) * 5)} min`
  const hours = Math.round(minutes / 30) / 2
  return hours === 1 ? 'About 1 hour' : `About ${hours} hours`
}
