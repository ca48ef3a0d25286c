/** The content of a letter; `layout.ts` turns it into plain text and HTML. */
export interface Letter {
  to: string
  subject: string
  greeting: string
  parts: readonly LetterPart[]
  headers?: Record<string, string>
}

/** A paragraph, a notification with a link to its page, the one button, or a small link at the end. */
export type LetterPart =
  | string
  | { kind: 'news'; title: string; text: string; url: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
