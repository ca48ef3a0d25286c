/** The content of a letter; `layout.ts` turns it into plain text and HTML. */
export interface Letter {
  to: string
  subject: string
  greeting: string
  parts: readonly LetterPart[]
  /** Why this person gets it, in a sentence or two; stands at the end. */
  why: string
  headers?: Record<string, string>
  /** Calendar files (RFC 5545) that are attached to it. */
  calendars?: readonly string[]
}

/**
 * A paragraph, in which lines such as “When: Friday” become a table (`factIn`); a notification with a link to
 * its page; a code to copy; the one button; or a small link at the end.
 */
export type LetterPart =
  | string
  | { kind: 'news'; title: string; text: string; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
