import type { Content } from '../content/load-content.ts'

/** The minimum wage for a normal week, from the dated fact; a sum that is absent would hold nothing. */
export function weeklyMinimumOf(content: Pick<Content, 'facts'>): number {
  const fact = content.facts.find(({ id }) => id === 'minimum-wage-week')
  const amount = Number(fact?.value.replace(/[^\d.]/g, ''))
  if (!Number.isFinite(amount) || amount <= 0) {
    throw new Error('content/facts.yaml: minimum-wage-week must name an amount')
  }
  return amount
}
