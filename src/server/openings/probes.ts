import { sql } from 'kysely'
import type { OpeningKind } from '#domain/openings/opening.ts'
import { elsewherePoints, matchParts } from '#domain/openings/matching.ts'
import {
  isForStudent,
  maxPoints,
  pointsWithoutPlace,
  refusedScore,
  scoreFrom,
  type Matched,
  type OpeningShape,
} from '#domain/openings/shape-score.ts'

/** Where the openings of a probe are, as seen by the student; the statement of the page has the same numbers. */
export const reaches = { any: 0, near: 1, far: 2, rest: 3 } as const

/**
 * Each probe in one number, because a list of numbers is what costs least to send: the openings of one
 * shape in one reach, which have the same score for a student.
 */
const digits = { reach: 128, shape: 512 } as const

/** The parts of the number `probe` in a statement. */
export const probeParts = {
  shape: sql`(probe / ${sql.lit(digits.shape)})::int`,
  reach: sql`(probe % ${sql.lit(digits.shape)} / ${sql.lit(digits.reach)})::int`,
  score: sql`(probe % ${sql.lit(digits.reach)} + ${sql.lit(refusedScore)})::int`,
}

/** The first batch usually fills a page. */
const batchSizes = [40, 1_000]

/**
 * Where to look for the openings of these shapes, best score first, in batches that never divide a group of
 * equal scores. `from` is the score at which the previous page ended.
 */
export function* probeBatches(
  shapes: readonly OpeningShape[],
  student: Matched,
  from: number,
): Generator<number[]> {
  const { placed, fixed, refused } = byPoints(shapes, student)
  const hasPlaces = (student.wish.places ?? []).length > 0
  let batch: number[] = []
  let batches = 0
  const add = (found: readonly number[] | undefined, reach: number, score: number) => {
    const rest = reach * digits.reach + score - refusedScore
    for (const shape of found ?? []) batch.push(shape * digits.shape + rest)
  }
  for (let points = maxPoints; points >= 0; points -= 1) {
    const score = scoreFrom(points)
    if (score > from) continue
    add(fixed[points], reaches.any, score)
    add(placed[points - matchParts.place], reaches.near, score)
    if (hasPlaces) add(placed[points - elsewherePoints], reaches.far, score)
    add(placed[points], reaches.rest, score)
    const isGroupOver = scoreFrom(points - 1) < score
    if (isGroupOver && batch.length >= (batchSizes[batches] ?? Infinity)) {
      yield batch
      batch = []
      batches += 1
    }
  }
  add(refused, reaches.any, refusedScore)
  yield batch
}

/** The ids of the shapes by their points: with those for the place still to come, or with all. */
function byPoints(shapes: readonly OpeningShape[], student: Matched) {
  const placed: number[][] = []
  const fixed: number[][] = []
  const refused: number[] = []
  for (const shape of shapes) {
    if (!isForStudent(student, shape)) {
      refused.push(shape.id)
      continue
    }
    const lists = shape.givenScore === null ? placed : fixed
    const points = pointsWithoutPlace(student, shape)
    ;(lists[points] ??= []).push(shape.id)
  }
  return { placed, fixed, refused }
}

/** All shapes, and those of each kind. */
export type ShapesByKind = ReadonlyMap<OpeningKind | 'all', readonly OpeningShape[]>

export function shapesByKind(shapes: readonly OpeningShape[]): ShapesByKind {
  return new Map<OpeningKind | 'all', readonly OpeningShape[]>([
    ['all', shapes],
    ...Map.groupBy(shapes, ({ kind }) => kind),
  ])
}
