import type { Difficulty } from './question-parts.ts'

/**
 * The one-parameter logistic model: a student answers a question right with a chance that depends only on how far their
 * ability is above its difficulty. Both are numbers on one scale, where 0 is the middle and most lie between -3 and 3.
 */
export function chanceOfRight(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability))
}

/** Where a question begins, before anybody has answered it. */
export function authoredRating(difficulty: Difficulty = 2): number {
  return difficulty - 2
}

/** How hard a question has turned out to be, in the words of its author's scale. */
export function learnedDifficulty(rating: number): Difficulty {
  if (rating < -0.5) return 1
  return rating > 0.5 ? 3 : 2
}

export interface RatedAnswer {
  rating: number
  right: boolean
}

/** Abilities of students who are not known yet: their standard deviation. */
const spread = 1.5
const steps = 20

/** The most likely ability of somebody with these answers; 0 without any. Newton's method, bounded by what is known before. */
export function estimatedAbility(answers: readonly RatedAnswer[]): number {
  let ability = 0
  for (let step = 0; step < steps; step += 1) {
    let slope = -ability / spread ** 2
    let curvature = -1 / spread ** 2
    for (const { rating, right } of answers) {
      const chance = chanceOfRight(ability, rating)
      slope += (right ? 1 : 0) - chance
      curvature -= chance * (1 - chance)
    }
    ability -= slope / curvature
  }
  return ability
}

export const abilityLevels = [1, 2, 3, 4, 5] as const
export type AbilityLevel = (typeof abilityLevels)[number]

/** A level of ability: each is one unit of the scale wide, and the third is around the middle. */
export function abilityLevel(ability: number): AbilityLevel {
  const level = Math.round(ability) + 3
  return abilityLevels[Math.min(5, Math.max(1, level)) - 1] ?? 3
}

/** What has been learned about a question so far. */
export interface LearnedRating {
  rating: number
  answers: number
}

/** Large at first and smaller with every answer, but never zero: a question may become known. */
const firstStep = 0.6
const lastStep = 0.04

/** The rating after an answer of somebody with this ability: harder after a miss, easier after a right answer. */
export function ratingAfter(
  { rating, answers }: LearnedRating,
  { ability, right }: { ability: number; right: boolean },
): LearnedRating {
  const step = Math.max(lastStep, firstStep / (1 + answers / 12))
  const surprise = chanceOfRight(ability, rating) - (right ? 1 : 0)
  return { rating: rating + step * surprise, answers: answers + 1 }
}
