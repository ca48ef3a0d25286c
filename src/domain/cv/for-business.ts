import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import { shownBadge, shownFacts, textsOfCv, type Cv } from './cv.ts'
import type { SharedField } from '#domain/openings/application.ts'
import type { AgeBand } from '#domain/people/birth-month.ts'

/**
 * The CV as a business gets it with an application. It says the name and how to reach the student only where they share
 * that; the page of a badge says the name, so it goes with the name. Of somebody under 18 no phone number leaves Upful, and nobody else's either: a guardian could not see that contact.
 */
export function cvForBusiness(
  cv: Cv,
  { share, ageBand }: { share: readonly SharedField[]; ageBand: AgeBand },
): Cv {
  const { document } = cv
  const sharesEmail = share.includes('email')
  const isAdult = ageBand === 'adult'
  const badge = share.includes('name') ? shownBadge(cv) : undefined
  return {
    document: {
      ...document,
      name: share.includes('name') ? document.name : '',
      email: sharesEmail ? document.email : '',
      phone: sharesEmail && isAdult ? document.phone : '',
      referees: document.referees.map((referee) =>
        isAdult ? referee : { ...referee, phone: '', email: '' },
      ),
      leftOut: [],
      badge: badge?.id ?? '',
    },
    proven: shownFacts(cv),
    badges: badge === undefined ? [] : [badge],
  }
}

/** A way to reach the student in the words of the CV, where somebody under 18 may have none. */
export function wayToReachInCv({ document }: Cv): string | undefined {
  for (const text of textsOfCv(document)) {
    const way = waysToReachIn(text)
    if (way !== undefined) return way
  }
  return undefined
}
