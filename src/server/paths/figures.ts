import type { CareerPath } from '#domain/ledger/paths.ts'
import type { Quoted } from '#domain/ledger/path-figures.ts'
import type { Content } from '../content/load-content.ts'
import { sourcedFacts } from '../content/sourced-facts.ts'

/** The numbers of a path: pay, and cost, length, subjects and age of each way in, with their sources. */
export function figuresOf({ payFigures, routes }: CareerPath, content: Content) {
  const quoted = [
    ...payFigures.map(({ amount }) => amount),
    ...routes.flatMap(({ cost, length, subjects, age }) => [cost, length, subjects, age]),
  ]
  const shown = (value: Quoted | undefined) => (value === undefined ? null : dated(value, content))
  return {
    payFigures: payFigures.map(({ what, amount }) => ({ what, amount: dated(amount, content) })),
    routes: routes.map(({ title, cost, length, subjects, age }) => ({
      title,
      cost: shown(cost),
      length: shown(length),
      subjects: shown(subjects),
      age: shown(age),
    })),
    facts: sourcedFacts(
      content,
      quoted.flatMap((value) => value?.facts ?? []),
    ),
  }
}

function dated({ text, facts }: Quoted, content: Content) {
  const [asOf = ''] = sourcedFacts(content, facts)
    .map((fact) => fact.asOf)
    .toSorted()
  return { text, asOf }
}
