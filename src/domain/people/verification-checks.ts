/** What staff did before verifying somebody; the reason in the log begins with these words. */
export const verificationChecks = {
  mentor: {
    phone: 'Spoke on the phone',
    'reference-1': 'Spoke to reference 1',
    'reference-2': 'Spoke to reference 2',
  },
  business: {
    phone: 'Spoke on the phone',
    register: 'Number found in the register',
    'sole-trader': 'Saw proof of the sole trader, and kept no copy',
    website: 'Website and email address belong together',
  },
} as const

const words = { ...verificationChecks.mentor, ...verificationChecks.business }
export type VerificationCheck = keyof typeof words
export const verificationCheckKinds = Object.keys(words) as VerificationCheck[]

/** "Spoke on the phone. Spoke to reference 1. Their manager knows them well." */
export function reasonWithChecks(
  checks: readonly VerificationCheck[],
  reason: string,
  noReferences?: string,
): string {
  const sorted = verificationCheckKinds.filter((kind) => checks.includes(kind))
  const sentences = sorted.map((kind) => `${words[kind]}.`)
  if (noReferences !== undefined)
    sentences.push(`Did not speak to both references: ${noReferences}`)
  return [...sentences, reason].join(' ')
}

/** A mentor meets young people, so staff speak to both references first, or say why they could not. */
export function lacksReferences(
  role: keyof typeof verificationChecks,
  checks: readonly string[],
): boolean {
  return role === 'mentor' && !bothReferences.every((reference) => checks.includes(reference))
}

/** The error when staff ticked too little, shown at the field for the reason. */
export const referencesNeeded =
  'Tick both references, or write why you could not speak to both (at least 10 characters).'
const bothReferences: readonly VerificationCheck[] = ['reference-1', 'reference-2']

/** The checks that do not apply to this role. */
export function foreignChecks(
  role: keyof typeof verificationChecks,
  checks: readonly VerificationCheck[],
): VerificationCheck[] {
  return checks.filter((kind) => !Object.hasOwn(verificationChecks[role], kind))
}

export function spokeToReferences(checks: readonly VerificationCheck[]): boolean {
  return bothReferences.every((reference) => checks.includes(reference))
}
