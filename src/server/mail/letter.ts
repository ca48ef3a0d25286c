/** A letter before it has a form: `layout.ts` writes it as plain text and as HTML. */
export interface Letter {
  to: string
  subject: string
  greeting: string
  parts: readonly LetterPart[]
  headers?: Record<string, string>
}

/** A paragraph, a piece of news with its page, the one button, or a small link at the end. */
export type LetterPart =
  | string
  | { kind: 'news'; title: string; text: string; url: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
