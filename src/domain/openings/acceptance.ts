import { addDays, type Day } from '#domain/day.ts'

interface Start {
  startsOn: Day
}

/** A guardian of a minor can call an acceptance off until the first working day. */
export function mayCallOff({ startsOn }: Start, today: Day): boolean {
  return today < startsOn
}

/** The last day on which a guardian can; null once the work has begun, or if the first day is unknown. */
export function stopUntilOf(offer: Start | null, today: Day): Day | null {
  return offer === null || !mayCallOff(offer, today) ? null : addDays(offer.startsOn, -1)
}
