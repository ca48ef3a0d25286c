import type { OpportunityKind } from '#domain/openings/opportunity.ts'

/** 'Part-time' for 'part-time'. */
export function kindLabel(kind: OpportunityKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
