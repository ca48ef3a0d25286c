import source from '../../../content/helplines.yaml?raw'
import { helpCardFor, type HelpCard } from '#domain/help-card.ts'
import { helplinesIn } from './helplines-in.ts'

/** Who to call when somebody is in danger, without asking the server: a call needs no data. */
export function helpNow(): HelpCard {
  return helpCardFor('danger', 'unknown', helplinesIn(source))
}
