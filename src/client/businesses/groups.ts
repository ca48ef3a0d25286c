import type { ShownFigures } from '#contract/businesses.ts'
import type { Output } from '../app/api.ts'

type Figures = Output<'GET /api/business/teams'>

export interface Group {
  name: string
  figures: ShownFigures
}

/** The groups that may be shown: the total if allowed, and each team that is large enough. */
export function groupsIn({ total, teams }: Pick<Figures, 'teams' | 'total'>): Group[] {
  const large = teams.flatMap(({ name, figures }) => (figures ? [{ name, figures }] : []))
  // If one team is everybody, its figures would appear twice.
  const isOneTeam = large.length === 1 && large[0]?.figures.people === total?.people
  const everybody = total && !isOneTeam ? [{ name: 'Everybody', figures: total }] : []
  return [...everybody, ...large]
}
