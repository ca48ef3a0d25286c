import type { Content } from './load-content.ts'

type Facts = Pick<Content, 'facts'>

/** The minimum wage for a normal week, from the dated fact. Throws without an amount, since pay could not be checked. */
export function weeklyMinimumOf(content: Facts): number {
  const amount = Number(minimumWageOf(content).value.replace(/[^\d.]/g, ''))
  if (!Number.isFinite(amount) || amount <= 0) {
    throw new Error('content/facts.yaml: minimum-wage-week must name an amount')
  }
  return amount
}

/** The fact itself, with its date and its source. */
export function minimumWageOf(content: Facts): Content['facts'][number] {
  const fact = content.facts.find(({ id }) => id === 'minimum-wage-week')
  if (fact === undefined) throw new Error('content/facts.yaml: minimum-wage-week is missing')
  return fact
}
