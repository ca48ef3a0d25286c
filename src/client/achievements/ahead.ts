import type { Output } from '../app/api.ts'

export type Ahead = Output<'GET /api/achievements'>['ahead'][number]

/** Sorted by the largest share done, then the fewest steps left; ties keep their order. */
export function nearestFirst(ahead: readonly Ahead[]): Ahead[] {
  return ahead.toSorted((a, b) => shareOf(b) - shareOf(a) || stepsLeft(a) - stepsLeft(b))
}

function shareOf({ progress, target }: Ahead): number {
  return target > 0 ? progress / target : 0
}

function stepsLeft({ progress, target }: Ahead): number {
  return target - progress
}
