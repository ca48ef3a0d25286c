import { adultWorkIn, type AdultWork } from './adult-work.ts'
import type { Asks } from './eligibility.ts'
import type { Place } from './place.ts'

type Ages = Pick<Asks, 'minAge' | 'maxAge'>

const adult = 18

/**
 * Why an opening that asks for people under 18 may not take them: the law, or its own text. Null if
 * nothing rules it out, or if it asks for no age: then it is shown only to adults.
 */
export function clashOfAges(
  opening: Ages & {
    title: string
    description: string
    duration: string | null
    place: Place | null
  },
): string | null {
  if (!takesMinors(opening)) return null
  const work = adultWorkIn(opening)
  return work === null ? null : sentences[work.kind](work)
}

/** The field with the age below 18. */
export function fieldOfMinors({ minAge }: Ages): 'minAge' | 'maxAge' {
  return minAge !== null && minAge < adult ? 'minAge' : 'maxAge'
}

/** 'From 15 to 17'; null if it is open to any age. */
export function agesInWords({ minAge, maxAge }: Ages): string | null {
  if (minAge === null) return maxAge === null ? null : `Up to ${maxAge}`
  return maxAge === null ? `From ${minAge}` : `From ${minAge} to ${maxAge}`
}

/** Which ages it is shown to: those it asks for, or only adults because of its text or place. */
export function agesShownInWords(
  opening: Ages & { forAdults: boolean; place: Place | null },
): string | null {
  const ages = agesInWords(opening)
  if (!opening.forAdults || (opening.minAge ?? 0) >= adult) return ages
  const why = opening.place === 'abroad' ? 'because it is abroad' : 'because of its text'
  return `18 and over, ${why}${ages === null ? '' : `. It asks for people ${ages.toLowerCase()}`}`
}

function takesMinors({ minAge, maxAge }: Ages): boolean {
  return [minAge, maxAge].some((age) => age !== null && age < adult)
}

const sentences: Readonly<Record<AdultWork['kind'], (work: AdultWork) => string>> = {
  night: (work) => `People under 18 may not work at night: ${quoteOf(work)}.`,
  barred: (work) => `People under 18 may not do this work: ${quoteOf(work)}.`,
  age: (work) => `The text asks for adults: ${quoteOf(work)}.`,
  abroad: () => 'People under 18 are not offered work abroad here.',
}

function quoteOf({ words }: AdultWork): string {
  return `“${words.replace(/[.,]$/, '')}”`
}
