/**
 * What a reply of the guide was made of: a written answer, the person's own data, a passage of a
 * lesson or programme, a question back, or nothing.
 */
export const answeredKinds = ['answer', 'own', 'passage', 'choice', 'none'] as const
export type AnsweredKind = (typeof answeredKinds)[number]

export interface AnsweredBy {
  readonly kind: AnsweredKind
  /** The id of the written answer, the passage or the topic; null for a question back or nothing. */
  readonly id: string | null
}

/** A text to tap under a reply; `ask` is what it sends as the next message. */
export interface GuideChoice {
  readonly label: string
  readonly ask: string
}

export const maxGuideChoices = 3
