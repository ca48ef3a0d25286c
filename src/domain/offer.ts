import { dayInWords } from './day-and-time.ts'
import type { Day } from './day.ts'
import { payInWords } from './pay.ts'

export const offerPeriods = ['hour', 'day', 'week', 'month'] as const
export type OfferPeriod = (typeof offerPeriods)[number]

/** What a business offers, and what the student accepts. */
export interface OfferTerms {
  startsOn: Day
  hoursAWeek: number
  /** In Jamaican dollars; null for work that is not paid. */
  pay: { amount: number; period: OfferPeriod } | null
  /** The last day to answer. */
  answerBy: Day
}

/** Whether it is too late to accept; the business may offer again. */
export function isLate({ answerBy }: Pick<OfferTerms, 'answerBy'>, today: Day): boolean {
  return today > answerBy
}

/** 'Starts on Tuesday, 1 December 2026', '20 hours a week', 'J$600 an hour'. */
export function offerLines({ startsOn, hoursAWeek, pay }: Omit<OfferTerms, 'answerBy'>): string[] {
  return [
    `Starts on ${dayInWords(startsOn)}`,
    `${hoursAWeek} ${hoursAWeek === 1 ? 'hour' : 'hours'} a week`,
    pay === null ? 'Not paid' : payInWords(pay),
  ]
}
