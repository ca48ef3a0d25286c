import type { Parish } from './place.ts'

/** The towns of the road, as they are drawn. */
export const roadTowns = [
  'May Pen',
  'Montego Bay',
  'Ocho Rios',
  'Linstead',
  'Port Antonio',
  'Mandeville',
  'Newcastle',
] as const
export type RoadTown = (typeof roadTowns)[number]

/** The town of the road that is nearest to each parish. */
export const nearestTown: Readonly<Record<Parish, RoadTown>> = {
  Kingston: 'Newcastle',
  'St. Andrew': 'Newcastle',
  'St. Thomas': 'Port Antonio',
  Portland: 'Port Antonio',
  'St. Mary': 'Port Antonio',
  'St. Ann': 'Ocho Rios',
  Trelawny: 'Montego Bay',
  'St. James': 'Montego Bay',
  Hanover: 'Montego Bay',
  Westmoreland: 'Montego Bay',
  'St. Elizabeth': 'Mandeville',
  Manchester: 'Mandeville',
  Clarendon: 'May Pen',
  'St. Catherine': 'Linstead',
}
