import { dayInWords } from '#domain/text/day-and-time.ts'
import type { Day } from '#domain/day.ts'
import { askFor } from './interview.ts'
import { payInWords, weeklyPay, type PayPeriod } from './pay.ts'

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
  /** The first day: missing in offers made before it was asked for, and once the business is gone. */
  come?: FirstDay
  /** What the opening promised, if the offer is less. */
  openingPay?: AdvertisedPay
}

export interface FirstDay {
  /** Null when the work is from home. */
  place: string | null
  contactName: string
  contactPosition: string
}

export interface AdvertisedPay {
  amount: number
  period: PayPeriod
}

/** Whether it is too late to accept; the business may offer again. */
export function isLate({ answerBy }: Pick<OfferTerms, 'answerBy'>, today: Day): boolean {
  return today > answerBy
}

/** Whether an offer pays less for a normal week than its opening promised. */
export function paysLess(pay: AdvertisedPay | null, promised: AdvertisedPay | null): boolean {
  if (promised === null) return false
  return pay === null || inAWeek(pay) < inAWeek(promised)
}

/** 'The opening said J$600 an hour; this offer says J$450 an hour.' */
export function lessThanPromised(pay: AdvertisedPay | null, promised: AdvertisedPay): string {
  const offered = pay === null ? 'it is not paid' : payInWords(pay)
  return `The opening said ${payInWords(promised)}; this offer says ${offered}.`
}

/** 'Starts on Tuesday, 1 December 2026', '20 hours a week', 'J$600 an hour'. */
export function offerLines({ startsOn, hoursAWeek, pay }: Omit<OfferTerms, 'answerBy'>): string[] {
  return [
    `Starts on ${dayInWords(startsOn)}`,
    `${hoursAWeek} ${hoursAWeek === 1 ? 'hour' : 'hours'} a week`,
    pay === null ? 'Not paid' : payInWords(pay),
  ]
}

/** Where to come on the first day, and a warning if it pays less than the opening promised. */
export function firstDayLines({ come, pay, openingPay }: OfferTerms): string[] {
  return [
    ...(come === undefined
      ? []
      : [
          come.place === null ? 'You begin online.' : `Where to come: ${come.place}`,
          askFor(come.contactName, come.contactPosition),
        ]),
    ...(openingPay === undefined ? [] : [lessThanPromised(pay, openingPay)]),
  ]
}

/** Rounded to the cent, so that the same pay in another period is not lower because of rounding. */
function inAWeek({ amount, period }: AdvertisedPay): number {
  return Math.round(weeklyPay({ amount, period, currency: 'JMD' }) * 100)
}
