import type { Output } from '../app/api.ts'

export type Ahead = Output<'GET /api/achievements'>['ahead'][number]

/** The nearest first: the largest share done, then the fewest steps left; the order of the list where both are even. */
export function nearestFirst(ahead: readonly Ahead[]): Ahead[] {
  return ahead.toSorted((a, b) => shareOf(b) - shareOf(a) || leftOf(a) - leftOf(b))
}

function shareOf({ progress, target }: Ahead): number {
  return target > 0 ? progress / target : 0
}

function leftOf({ progress, target }: Ahead): number {
  return target - progress
}
