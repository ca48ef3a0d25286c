import helplines from '../../../../content/helplines.yaml'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { helpCardFor } from '#domain/safety/help-card.ts'
import type { HelpCard } from '#domain/safety/help-card.ts'

/** The help card for a text written while the server is unreachable; a phone call needs no data. */
export function offlineHelp(text: string): HelpCard | null {
  const kind = crisisIn(text)
  return kind === null ? null : helpCardFor(kind, 'unknown', helplines)
}
