/** What staff did before they verified somebody; the words begin the reason in the log. */
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
export function reasonWithChecks(checks: readonly VerificationCheck[], reason: string): string {
  const done = verificationCheckKinds.filter((kind) => checks.includes(kind))
  return [...done.map((kind) => `${words[kind]}.`), reason].join(' ')
}

/** The checks that make no sense of this kind of person. */
export function foreignChecks(
  role: keyof typeof verificationChecks,
  checks: readonly VerificationCheck[],
): VerificationCheck[] {
  return checks.filter((kind) => !Object.hasOwn(verificationChecks[role], kind))
}

export function spokeToReferences(checks: readonly VerificationCheck[]): boolean {
  return checks.includes('reference-1') && checks.includes('reference-2')
}
