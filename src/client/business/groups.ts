import type { GroupFigures } from '#contract/businesses.ts'
import type { Output } from '../app/api.ts'

export interface Group {
  name: string
  figures: GroupFigures
}

/** Who may be shown: everybody together where that is allowed, and each team that is large enough. */
export function groupsIn({ total, teams }: Output<'GET /api/business/teams'>): Group[] {
  const large = teams.flatMap(({ name, figures }) => (figures ? [{ name, figures }] : []))
  // One team of all is the same figures twice.
  const everybody = total && large.length !== 1 ? [{ name: 'Everybody', figures: total }] : []
  return [...everybody, ...large]
}
