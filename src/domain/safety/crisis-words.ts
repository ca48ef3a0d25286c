import { ideasIn } from './crisis-ideas.ts'
import { crisisPatterns } from './crisis-patterns.ts'
import { bareWords, isIn, piecesOf, plainWords, sayingsSpelled } from './crisis-text.ts'

/** What somebody may be telling: about ending or hurting themselves, about being hurt, about danger. */
export const crisisKinds = ['suicide', 'abuse', 'danger'] as const
export type CrisisKind = (typeof crisisKinds)[number]

/**
 * The first thing that is asked of any text meant for the advisor, before any model and without one.
 * English and Patois, typed in a hurry. It rather shows a help card too often than once too seldom,
 * but everyday talk ("this exam is killing me") passes.
 */
export function crisisIn(text: string): CrisisKind | null {
  const bare = bareWords(text)
  if (sayingsSpelled(bare).some((saying) => spelledCries.test(saying))) return 'suicide'
  const plain = plainWords(bare)
  const pieces = piecesOf(plain)
  const ideas = ideasIn(plain)
  const isSaid = (kind: CrisisKind) =>
    ideas.has(kind) || crisisPatterns[kind].some((one) => isIn(one, pieces))
  return crisisKinds.find(isSaid) ?? null
}

/** What letters written one by one, with spaces between, may spell. */
const spelledCries =
  /want(?:to|ed|2)?(?:die|bedead|end(?:it|my)|kill)|wanna(?:die|kill|bedead)|waa?n(?:fi)?(?:dead|die)|kill(?:my|mi)self|kilmyself|killme|dontwant(?:to)?live|nuhwaa?nlive|endmylife|suicid|helpme(?:im|hes|he)?/
