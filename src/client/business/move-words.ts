import type { BusinessAnswer } from '#domain/application.ts'

interface MoveWords {
  /** On the button. */
  action: string
  /** Asked before it is done, of a person by name. */
  asked: (name: string) => string
}

/** What a move of the business is called. */
export const moveWords: Readonly<Record<BusinessAnswer, MoveWords>> = {
  interview: {
    action: 'Invite to an interview',
    asked: (name) => `Invite ${name} to an interview?`,
  },
  offer: { action: 'Make an offer', asked: (name) => `Make ${name} an offer?` },
  declined: { action: 'Say no', asked: (name) => `Say no to ${name}?` },
}
