/** Why staff do not verify a mentor or a business; shown to the person. */
export const refusalReasons = {
  'not-reached': 'We could not reach you by phone.',
  'references-unsure': 'Your references could not confirm what you told us.',
  'not-registered': 'We could not find your business at the Companies Office.',
  'does-not-match': 'What you told us does not match what we found.',
  'not-a-fit': 'What you offer does not fit what Upful is for.',
  'safety-concern': 'We have a concern about the safety of young people.',
} as const
export const refusalReasonKinds = keysOf(refusalReasons)

/** What staff ask for before they decide. */
export const missingThings = {
  'about-you': 'A few lines about you and what you do.',
  phone: 'A phone number that we can reach you on.',
  references: 'Two people who know you and your work.',
  registration: 'Your registration number at the Companies Office.',
  website: 'A web page or a profile where we can read about you.',
  'company-name': 'The full name of your company.',
} as const
export const missingThingKinds = keysOf(missingThings)

/** Why staff hold or remove an opening; shown to its business. */
export const openingReasons = {
  'asks-for-money': 'It asks people to pay.',
  'outside-contact': 'It takes people to another app or address to apply.',
  'pay-unclear': 'It does not say clearly what the person earns.',
  'work-unclear': 'It does not say clearly what the work is.',
  'not-for-young-people': 'The work is not suitable for young people.',
  'not-true': 'We could not confirm that this opening exists.',
  'safety-report': 'Somebody told us about a safety concern.',
  'unfair-words': 'Its words leave people out or put them down.',
} as const
export const openingReasonKinds = keysOf(openingReasons)

export const minWhatsChangedLength = 20
export const maxWhatsChangedLength = 500

/** Validates the note on what has changed since staff answered; required only if no field changed. */
export function whatsChangedProblem(text: string, isSame: boolean): string | null {
  if (text.length > maxWhatsChangedLength)
    return `Say it in ${maxWhatsChangedLength} characters or fewer.`
  if (!isSame || text.length >= minWhatsChangedLength) return null
  return `Change your profile first, or say here what has changed, in at least ${minWhatsChangedLength} characters.`
}

/** The text of the reasons; one that is no longer on the list is dropped. */
export function reasonWords(reasons: readonly string[]): string[] {
  const words: Readonly<Record<string, string>> = {
    ...refusalReasons,
    ...missingThings,
    ...openingReasons,
  }
  return reasons.flatMap((reason) => (Object.hasOwn(words, reason) ? [words[reason] ?? ''] : []))
}

function keysOf<Kind extends string>(list: Readonly<Record<Kind, string>>): Kind[] {
  return Object.keys(list) as Kind[]
}
