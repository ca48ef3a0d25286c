import { ideasIn } from './crisis-ideas.ts'
import { crisisPatterns } from './crisis-patterns.ts'
import { bareWords, isIn, piecesOf, plainWords, sayingsSpelled } from './crisis-text.ts'

/** The kinds of crisis: ending or hurting oneself, being hurt, danger. */
export const crisisKinds = ['suicide', 'abuse', 'danger'] as const
export type CrisisKind = (typeof crisisKinds)[number]

/**
 * The first check of any text for the advisor, before any model is called and even without one.
 * English and Patois, typed in a hurry. A needless help card is better than a missing one,
 * but everyday talk ("this exam is killing me") passes.
 */
export function crisisIn(text: string): CrisisKind | null {
  const bare = bareWords(text)
  if (sayingsSpelled(bare).some((saying) => spelledCries.test(saying))) return 'suicide'
  const plain = plainWords(bare)
  const pieces = piecesOf(plain)
  const ideas = ideasIn(plain)
  const isPresent = (kind: CrisisKind) =>
    ideas.has(kind) || crisisPatterns[kind].some((pattern) => isIn(pattern, pieces))
  return crisisKinds.find(isPresent) ?? null
}

/** What letters typed one by one, with spaces, may spell. */
const spelledCries =
  /want(?:to|ed|2)?(?:die|bedead|end(?:it|my)|kill)|wanna(?:die|kill|bedead)|waa?n(?:fi)?(?:dead|die)|kill(?:my|mi)self|kilmyself|killme|dontwant(?:to)?live|nuhwaa?nlive|endmylife|suicid|helpme(?:im|hes|he)?/
