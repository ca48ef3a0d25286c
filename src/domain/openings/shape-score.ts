import type { Skill } from '#domain/learning/skills.ts'
import { refusalOf, type Asks, type Eligible } from './eligibility.ts'
import { matchBase, matchParts, preferredBonus, type JobWish } from './matching.ts'
import type { OpeningKind } from './opening.ts'

/** Everything a match depends on, except the place; the same for many openings. */
export interface OpeningShape {
  id: number
  kind: OpeningKind
  firstSkill: Skill | null
  secondSkill: Skill | null
  levelPoints: number
  preferred: boolean
  /** The feed's own score, if it has one. */
  givenScore: number | null
  asks: Asks
}

/** A student as a match sees them. */
export interface Matched {
  percents: Readonly<Partial<Record<Skill, number>>>
  wish: JobWish
  eligible: Eligible
}

/** The sort key of openings that are not for the student, below every match. */
export const refusedScore = -1
const maxScore = 100
/** No match has more points than all parts and the bonus together. */
export const maxPoints = maxScore + preferredBonus

/** Whether an opening of this shape can be matched with the student; services are never matched. */
export function isForStudent({ eligible }: Matched, { asks, kind }: OpeningShape): boolean {
  return !asks.service && refusalOf(eligible, asks, kind) === null
}

/**
 * The points of an opening of this shape before those for its place: what `matchOf` adds up, without its
 * texts, because a list adds up thousands. A score from the feed includes the place.
 */
export function pointsWithoutPlace({ percents, wish }: Matched, shape: OpeningShape): number {
  const { givenScore, firstSkill, secondSkill } = shape
  const bonus = shape.preferred ? preferredBonus : 0
  if (givenScore !== null) return givenScore + bonus
  const kindPoints = wish.kinds?.includes(shape.kind) === true ? matchParts.kind : 0
  const count = (firstSkill === null ? 0 : 1) + (secondSkill === null ? 0 : 1)
  const sum =
    (firstSkill === null ? 0 : (percents[firstSkill] ?? 0)) +
    (secondSkill === null ? 0 : (percents[secondSkill] ?? 0))
  const skillPoints = count === 0 ? 0 : Math.ceil((matchParts.skills * sum) / (count * 100))
  return matchBase + shape.levelPoints + kindPoints + skillPoints + bonus
}

/** The score that is shown for so many points. */
export function scoreFrom(points: number): number {
  return Math.min(maxScore, points)
}
