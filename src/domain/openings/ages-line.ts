import { adultAge } from '#domain/people/birth-month.ts'
import type { Asks } from './eligibility.ts'

/** The ages an opening takes, as shown on its page; null if it is open to any age. */
export function agesLine(
  { minAge, maxAge }: Pick<Asks, 'minAge' | 'maxAge'>,
  forAdults: boolean,
): string | null {
  const from = forAdults ? Math.max(adultAge, minAge ?? 0) : minAge
  if (from === null) return maxAge === null ? null : `Ages up to ${maxAge}`
  if (maxAge === null || maxAge < from) return `Ages ${from} and over`
  return maxAge === from ? `Age ${from}` : `Ages ${from} to ${maxAge}`
}
