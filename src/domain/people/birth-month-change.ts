import { ageBandOf } from './birth-month.ts'

/** The stored month, and whether it was only derived from an age in years. */
export interface KnownBirth {
  month: string | null
  estimated: boolean
}

/**
 * What happens with a new month.
 * `save`: it counts immediately.
 * `ask`: it makes a minor older, or an adult of somebody whose guardian may disagree. The month
 * that protects more stays in force until a guardian or staff have approved.
 */
export function birthMonthChange(
  before: KnownBirth,
  month: string,
  { now, hasGuardian }: { now: Date; hasGuardian: boolean },
): 'same' | 'save' | 'ask' {
  if (before.month === month && !before.estimated) return 'same'
  const after = ageBandOf(month, now)
  if (before.month === null) return hasGuardian && after === 'adult' ? 'ask' : 'save'
  if (ageBandOf(before.month, now) === 'adult') return 'save'
  if (month >= before.month) return 'save'
  // An age in years leaves a range of months, so the first exact month within it is not a correction.
  const fits = before.estimated && month >= yearBefore(before.month) && after === 'minor'
  return fits ? 'save' : 'ask'
}

/** An age given in a year fits every month from the January a year before the latest one. */
function yearBefore(latest: string): string {
  return `${Number(latest.slice(0, 4)) - 1}-01`
}
