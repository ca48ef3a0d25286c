import { shortDay } from '../app/dates.ts'
import type { Output } from '../app/api.ts'

/** Who counts in the figures, and when they are updated. */
export type FigureRules = Omit<Output<'GET /api/business/teams'>, 'teams' | 'total'>

/** Why a business sees no figures, and when it may. */
export function whyNoFigures({
  minGroupSize,
  accountDays,
  activeWeeks,
  next,
}: FigureRules): string {
  return `Figures need ${minGroupSize} or more people whose accounts are at least ${accountDays} days old and who were active in the last ${activeWeeks} weeks. They are updated on Mondays: look again on ${shortDay(next)}.`
}

/** The period of the figures. */
export function figuresOfWeek({ monday, next }: FigureRules): string {
  return `Figures up to ${shortDay(monday)}. The next update is on ${shortDay(next)}.`
}
