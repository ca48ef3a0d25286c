import type { CheckedFact } from '#contract/staff-guide.ts'
import { addDays, type Day } from '#domain/day.ts'
import { isDueForReview } from '#domain/learning/facts.ts'
import type { Content } from '../content/load-content.ts'

const soonDays = 30

/** The facts, and the answers that state a source: what is due for review first. */
export function checkedFacts({ facts, factUses, answers }: Content, today: Day): CheckedFact[] {
  const withSource = answers.flatMap(({ id, title, asOf, source, url, reviewBy }) =>
    asOf === undefined || source === undefined || reviewBy === undefined
      ? []
      : [{ id, label: title, value: null, asOf, source, url, reviewBy, uses: [answerUse(title)] }],
  )
  const all = [
    ...facts.map(({ id, label, value, asOf, source, url, reviewBy }) => {
      const uses = [...(factUses[id] ?? [])]
      return { id, label, value, asOf, source, url, reviewBy, uses }
    }),
    ...withSource,
  ]
  return all
    .map((fact) => ({ ...fact, url: fact.url ?? null, review: reviewOf(fact, today) }))
    .toSorted((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.id.localeCompare(b.id))
}

function answerUse(title: string) {
  return { kind: 'Answer', title, href: null }
}

function reviewOf(fact: { reviewBy: string }, today: Day): CheckedFact['review'] {
  if (isDueForReview(fact, today)) return 'due'
  return isDueForReview(fact, addDays(today, soonDays)) ? 'soon' : 'later'
}
