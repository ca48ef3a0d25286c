interface Kind {
  /** The label for staff. */
  label: string
  /** Sent before all others. */
  urgent: boolean
  /** A newer one makes the older one outdated, or invalidates its link. */
  replaces?: true
}

/** Every kind of letter. */
export const letterKinds = {
  'reset-password': { label: 'Choose a new password', urgent: true, replaces: true },
  'contact-answer': { label: 'Answer to a message', urgent: false },
  'contact-question': { label: 'Question about a message', urgent: false },
  'confirm-address': { label: 'Confirm the address of an account', urgent: true, replaces: true },
  'address-taken': { label: 'Somebody signed up with the address of an account', urgent: true },
  'confirm-email': { label: 'Confirm a new address', urgent: true, replaces: true },
  'email-changed': { label: 'Email address changed', urgent: true },
  deletion: { label: 'Account will be deleted', urgent: true, replaces: true },
  suspension: { label: 'Account suspended or open again', urgent: true, replaces: true },
  invitation: { label: 'Invitation to a guardian or a colleague', urgent: false },
  'staff-invitation': { label: 'Invitation to the staff', urgent: false },
  'staff-changed': { label: 'Role of staff changed or ended', urgent: false },
  notifications: { label: 'Notifications', urgent: false },
} as const satisfies Record<string, Kind>

export type LetterKind = keyof typeof letterKinds

/** Whether a letter of this kind replaces one that is still waiting. */
export function replacesOlder(kind: LetterKind): boolean {
  return 'replaces' in letterKinds[kind]
}

export function letterLabel(kind: string): string {
  return Object.entries(letterKinds).find(([known]) => known === kind)?.[1].label ?? kind
}
