/** A figure of fewer people than this would speak of single people. */
export const smallestGroup = 5
export const mostTeams = 30
/** A code of a team lets people in for so many days, or until a new one replaces it. */
export const teamCodeDays = 14
export const weeksShown = 8

/** What somebody who links with an employer is told before they confirm. */
export const shownToEmployer = [
  'Averages of groups of five or more people: level, progress, courses finished, skills.',
  'How many days a week the group was active, and the XP it earned.',
  'Never your name, your account or any figure of you alone.',
] as const

/** Whether a team of so many people may show its figures. */
export function showsFigures(people: number): boolean {
  return people >= smallestGroup
}

/**
 * Whether the figures of everybody together may be shown beside those of the teams. Whoever knows the
 * total and every shown team knows the rest by subtraction, so the rest must be nobody or a group.
 */
export function showsTotal(teamSizes: readonly number[]): boolean {
  const all = sumOf(teamSizes)
  const hidden = sumOf(teamSizes.filter((people) => !showsFigures(people)))
  return showsFigures(all) && (hidden === 0 || showsFigures(hidden))
}

/**
 * A figure in steps. When one person joins or leaves, the average before and after would name that
 * person's own figure; in steps it seldom moves, and then by more than theirs.
 */
export function inSteps(value: number, step: number): number {
  return Math.round(value / step) * step
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
