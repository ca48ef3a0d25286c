/** Every kind of letter, with the words that staff read. Urgent ones go out before all others. */
export const letterKinds = {
  'reset-password': { label: 'Choose a new password', urgent: true },
  'contact-answer': { label: 'Answer to a message', urgent: false },
  'confirm-address': { label: 'Confirm the address of an account', urgent: true },
  'address-taken': { label: 'Somebody signed up with the address of an account', urgent: true },
  'confirm-email': { label: 'Confirm a new address', urgent: true },
  'email-changed': { label: 'Email address changed', urgent: true },
  invitation: { label: 'Invitation to a guardian', urgent: false },
  notifications: { label: 'Notifications', urgent: false },
} as const satisfies Record<string, { label: string; urgent: boolean }>

export type LetterKind = keyof typeof letterKinds

export function letterLabel(kind: string): string {
  return Object.entries(letterKinds).find(([known]) => known === kind)?.[1].label ?? kind
}
