import { addDays, type Day } from '#domain/day.ts'

interface Start {
  startsOn: Day
}

/** A guardian of a minor can call an acceptance off until the first working day. */
export function mayCallOff({ startsOn }: Start, today: Day): boolean {
  return today < startsOn
}

/** The last day on which a guardian can; null once the work has begun, and where no first day is known. */
export function stopUntilOf(offer: Start | null, today: Day): Day | null {
  return offer === null || !mayCallOff(offer, today) ? null : addDays(offer.startsOn, -1)
}
