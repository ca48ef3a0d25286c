import type { SourcedFact } from '#contract/shapes.ts'
import type { Content } from './load-content.ts'

/** The facts with these ids, as a page names their sources, each once and in the order of the file. */
export function sourcedFacts({ facts }: Content, ids: readonly string[]): SourcedFact[] {
  return facts
    .filter(({ id }) => ids.includes(id))
    .map(({ id, label, value, asOf, source, url }) => ({
      id,
      label,
      value,
      asOf,
      source,
      url: url ?? null,
    }))
}
