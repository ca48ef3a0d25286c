import { adultWorkIn } from './adult-work.ts'
import { addDays, isDay, type Day } from '#domain/day.ts'
import { contactNameProblem, contactPositionProblem, placeProblem } from './interview-problems.ts'
import type { OfferPeriod } from './offer.ts'
import type { OpeningKind } from './opening.ts'
import { hoursAWeek as fullWeek, lowestPay, payInWords } from './pay.ts'

/** What a business offers, as entered in the form; a number is null if none was entered. */
export interface WrittenOffer {
  startsOn: string
  hoursAWeek: number | null
  /** Null means unpaid. */
  pay: { amount: number | null; period: OfferPeriod } | null
  answerBy: string
  /** Where to come on the first day; empty when the work is from home. */
  place: string
  contactName: string
  contactPosition: string
}

export const maxHours = 60
/**
 * Where people under 18 can apply. The Child Care and Protection Act (2004), sections 33 to 45, bars
 * them from night work and from work that harms schooling or health; 40 hours is the normal week of the
 * National Minimum Wage Order, and what is beyond it is overtime.
 */
export const maxHoursForMinors = 40
export const maxStartDays = 365
export const maxAnswerDays = 60
const mayBeUnpaid: readonly OpeningKind[] = ['internship', 'training', 'volunteer']

/** Whether work of this kind may be offered without pay. */
export function maybeUnpaid(kind: OpeningKind): boolean {
  return mayBeUnpaid.includes(kind)
}

/** All its errors, by field. */
export function offerProblems(
  offer: WrittenOffer,
  opening: {
    today: Day
    weeklyMinimum: number
    kind: OpeningKind
    /** People under 18 can apply, so every offer must respect the rules for them, even one to an adult. */
    forMinors: boolean
    fromHome: boolean
  },
): Record<string, string> {
  const { today, weeklyMinimum, kind, forMinors, fromHome } = opening
  const problems: [string, string | null][] = [
    ['startsOn', startProblem(offer.startsOn, today)],
    ['hoursAWeek', hoursProblem(offer.hoursAWeek, forMinors)],
    ['amount', payProblem(offer, weeklyMinimum, kind)],
    ['answerBy', answerProblem(offer, today)],
    ['place', fromHome ? null : firstPlaceProblem(offer.place, forMinors)],
    ['contactName', contactNameProblem(offer.contactName)],
    ['contactPosition', contactPositionProblem(offer.contactPosition)],
  ]
  return Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
}

function startProblem(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Choose the first day of work.'
  if (day <= today) return 'Choose a day after today.'
  return day > addDays(today, maxStartDays) ? 'Choose a day within a year.' : null
}

function hoursProblem(hours: number | null, forMinors: boolean): string | null {
  const isSound = hours !== null && Number.isInteger(hours) && hours >= 1 && hours <= maxHours
  if (!isSound) return `Enter whole hours from 1 to ${forMinors ? maxHoursForMinors : maxHours}.`
  return forMinors && hours > maxHoursForMinors
    ? `People under 18 can apply for this opening, so offer ${maxHoursForMinors} hours a week at most.`
    : null
}

function firstPlaceProblem(place: string, forMinors: boolean): string | null {
  const problem = placeProblem(place)
  if (problem !== null || !forMinors) return problem
  const night = adultWorkIn({ title: '', description: place, duration: null, place: null })
  return night === null
    ? null
    : `Leave out “${night.words}”. People under 18 can apply for this opening, and this is work for adults.`
}

function payProblem(
  { pay, hoursAWeek }: WrittenOffer,
  weeklyMinimum: number,
  kind: OpeningKind,
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
  return answerBy > addDays(today, maxAnswerDays)
    ? `Choose a day within ${maxAnswerDays} days.`
    : null
}
