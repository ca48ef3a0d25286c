import type { OpeningKind } from '#domain/openings/opening.ts'

/** 'Part-time' for 'part-time'. */
export function kindLabel(kind: OpeningKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
