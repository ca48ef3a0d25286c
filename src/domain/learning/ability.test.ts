import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  abilityLevel,
  authoredRating,
  chanceOfRight,
  estimatedAbility,
  learnedDifficulty,
  ratingAfter,
  type LearnedRating,
} from './ability.ts'

/** Numbers in [0, 1) from a seed, so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** From the middle, as a sum of twelve: close enough to a normal distribution. */
function normal(random: () => number): number {
  return Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6)
}

describe('a simulated student of known ability', () => {
  test.each([-2, -1, 0, 1, 2])(
    'of %s is estimated within one level after 20 questions in at least 9 of 10 runs',
    (ability) => {
      const random = randomFrom(7 + ability)
      const runs = Array.from({ length: 200 }, () => {
        const answers = Array.from({ length: 20 }, (_, index) => {
          const rating = authoredRating(([1, 2, 3] as const)[index % 3])
          return { rating, right: random() < chanceOfRight(ability, rating) }
        })
        return Math.abs(abilityLevel(estimatedAbility(answers)) - abilityLevel(ability)) <= 1
      })
      expect(runs.filter(Boolean).length / runs.length).toBeGreaterThanOrEqual(0.9)
    },
  )
})

test('the difficulty of questions is learned from the answers of 600 students', () => {
  const random = randomFrom(42)
  const truth = Array.from({ length: 30 }, (_, index) => (index - 14.5) / 7)
  let learned: LearnedRating[] = truth.map(() => ({ rating: 0, answers: 0 }))
  for (let student = 0; student < 600; student += 1) {
    const ability = normal(random)
    const drawn = truth.map((_, index) => index).filter(() => random() < 1 / 3)
    const answers = drawn.map((index) => ({
      index,
      right: random() < chanceOfRight(ability, truth[index] ?? 0),
    }))
    const estimated = estimatedAbility(
      answers.map(({ index, right }) => ({ rating: learned[index]?.rating ?? 0, right })),
    )
    learned = learned.map((before, index) => {
      const answer = answers.find((each) => each.index === index)
      return answer === undefined
        ? before
        : ratingAfter(before, { ability: estimated, right: answer.right })
    })
  }
  expect(
    correlation(
      truth,
      learned.map(({ rating }) => rating),
    ),
  ).toBeGreaterThan(0.95)
  expect(learnedDifficulty(learned[0]?.rating ?? 0)).toBe(1)
  expect(learnedDifficulty(learned[29]?.rating ?? 0)).toBe(3)
})

test('more right answers never mean less ability, and it stays finite', () => {
  const answer = fc.record({
    rating: fc.double({ min: -3, max: 3, noNaN: true }),
    right: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 30 }), answer, (answers, another) => {
      const before = estimatedAbility(answers)
      const after = estimatedAbility([...answers, { ...another, right: true }])
      expect(Number.isFinite(before)).toBe(true)
      expect(after).toBeGreaterThanOrEqual(before - 1e-6)
    }),
  )
})

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const covered = a.map((each, index) => (each - meanA) * ((b[index] ?? 0) - meanB))
  const deviation = (list: readonly number[], middle: number) =>
    Math.sqrt(mean(list.map((each) => (each - middle) ** 2)))
  return mean(covered) / (deviation(a, meanA) * deviation(b, meanB))
}
