import { shortDay } from '../app/dates.ts'
import type { Output } from '../app/api.ts'

export type WhoCounts = Omit<Output<'GET /api/business/teams'>, 'teams' | 'total'>

/** Why a business sees no figures, and when it may. */
export function whyNoFigures({ minGroupSize, accountDays, activeWeeks, next }: WhoCounts): string {
  return `Figures need ${minGroupSize} or more people whose accounts are at least ${accountDays} days old and who were active in the last ${activeWeeks} weeks. They change on Mondays: look again on ${shortDay(next)}.`
}

/** The period of the figures. */
export function figuresOfWeek({ monday, next }: WhoCounts): string {
  return `Up to ${shortDay(monday)}. They change on ${shortDay(next)}.`
}
