import helplines from '../../../../content/helplines.yaml'
import { helpCardFor, helpForWorried, type HelpCard } from '#domain/safety/help-card.ts'

/** Who to call when somebody is in danger, without asking the server: a call needs no data. */
export function helpNow(): HelpCard {
  return helpCardFor('danger', 'unknown', helplines)
}

/** The same for a guardian who is worried about a student. */
export function worriedHelp(): HelpCard {
  return helpForWorried(helplines)
}
