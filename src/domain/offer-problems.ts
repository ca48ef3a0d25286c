import { addDays, isDay, type Day } from './day.ts'
import type { OfferPeriod } from './offer.ts'
import type { OpportunityKind } from './opportunity.ts'
import { hoursAWeek as fullWeek, lowestPay, payInWords } from './pay.ts'

/** What a business offers, as it comes from the form; a number is null where none was typed. */
export interface WrittenOffer {
  startsOn: string
  hoursAWeek: number | null
  /** Null says that it is not paid. */
  pay: { amount: number | null; period: OfferPeriod } | null
  answerBy: string
}

export const mostHours = 60
export const furthestStart = 365
export const furthestAnswer = 60
const mayBeUnpaid: readonly OpportunityKind[] = ['internship', 'training', 'volunteer']

/** Whether work of this kind may be offered without pay. */
export function maybeUnpaid(kind: OpportunityKind): boolean {
  return mayBeUnpaid.includes(kind)
}

/** Everything that is wrong with it at once, by field. */
export function offerProblems(
  offer: WrittenOffer,
  { today, weeklyMinimum, kind }: { today: Day; weeklyMinimum: number; kind: OpportunityKind },
): Record<string, string> {
  const found: [string, string | null][] = [
    ['startsOn', startProblem(offer.startsOn, today)],
    ['hoursAWeek', hoursProblem(offer.hoursAWeek)],
    ['amount', payProblem(offer, weeklyMinimum, kind)],
    ['answerBy', answerProblem(offer, today)],
  ]
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

function startProblem(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Choose the first day of work.'
  if (day <= today) return 'Choose a day after today.'
  return day > addDays(today, furthestStart) ? 'Choose a day within a year.' : null
}

function hoursProblem(hours: number | null): string | null {
  const isSound = hours !== null && Number.isInteger(hours) && hours >= 1 && hours <= mostHours
  return isSound ? null : `Enter whole hours from 1 to ${mostHours}.`
}

function payProblem(
  { pay, hoursAWeek }: WrittenOffer,
  weeklyMinimum: number,
  kind: OpportunityKind,
): string | null {
  if (pay === null) return maybeUnpaid(kind) ? null : 'Enter the pay.'
  const { amount, period } = pay
  if (amount === null || !Number.isInteger(amount) || amount < 1) {
    return 'Enter whole dollars, without cents.'
  }
  if (amount > 50_000_000) return 'This is more than we can show. Check the amount.'
  const lowest = lowestFor(period, hoursAWeek ?? fullWeek, weeklyMinimum)
  if (amount >= lowest) return null
  const least = payInWords({ amount: lowest, period })
  return period === 'week' || period === 'month'
    ? `The minimum wage for these hours is ${least}. Pay at least that.`
    : `The minimum wage is ${least}. Pay at least that.`
}

/** A week or a month of fewer hours may pay less; an hour and a day may not. */
function lowestFor(period: OfferPeriod, hours: number, weeklyMinimum: number): number {
  if (period === 'hour' || period === 'day') return lowestPay(period, weeklyMinimum)
  return lowestPay(period, (weeklyMinimum * hours) / fullWeek)
}

function answerProblem({ answerBy, startsOn }: WrittenOffer, today: Day): string | null {
  if (!isDay(answerBy)) return 'Choose the last day to answer.'
  if (answerBy <= today) return 'Give them until tomorrow at least.'
  if (isDay(startsOn) && answerBy > startsOn) return 'Choose a day before the work starts.'
  return answerBy > addDays(today, furthestAnswer)
    ? `Choose a day within ${furthestAnswer} days.`
    : null
}
