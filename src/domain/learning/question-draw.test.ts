import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPerformance } from './performance.ts'
import { drawQuestions, type Drawable } from './question-draw.ts'

const difficulties = [1, 2, 3] as const
/** Thirty questions: ten objectives, each easy, middling and hard. */
const pool: Drawable[] = Array.from({ length: 30 }, (_, index) => ({
  id: `q${index}`,
  objective: `objective ${index % 10}`,
  difficulty: difficulties[Math.floor(index / 10)],
}))
const idsOf = (questions: readonly Drawable[]) => questions.map(({ id }) => id)

describe('a sitting', () => {
  test('asks ten questions with ten objectives, easy ones first, and none twice', () => {
    const drawn = drawQuestions(pool, { earlier: [], seed: 'a' })
    expect(new Set(idsOf(drawn)).size).toBe(10)
    expect(new Set(drawn.map(({ objective }) => objective)).size).toBe(10)
    const levels = drawn.map(({ difficulty = 2 }) => difficulty)
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    for (const level of difficulties)
      expect(levels.filter((each) => each === level).length).toBeGreaterThanOrEqual(3)
  })

  test('asks all of a small pool', () => {
    const small = pool.slice(0, 8)
    expect(idsOf(drawQuestions(small, { earlier: [idsOf(small)], seed: 'a' })).toSorted()).toEqual(
      idsOf(small),
    )
  })

  test('is the same for the same seed, and another one for another seed', () => {
    const draw = (seed: string) => idsOf(drawQuestions(pool, { earlier: [], seed }))
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  test('repeats at most three questions of the one before, whatever the pool and the order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ objective: fc.nat(5), difficulty: fc.constantFrom(1, 2, 3) }), {
          minLength: 17,
          maxLength: 40,
        }),
        fc.string(),
        (parts, seed) => {
          const any = parts.map(({ objective, difficulty }, index) => ({
            id: `q${index}`,
            objective: `objective ${objective}`,
            difficulty: difficulties[difficulty - 1],
          }))
          const first = idsOf(drawQuestions(any, { earlier: [], seed }))
          const second = idsOf(drawQuestions(any, { earlier: [first], seed: `${seed} again` }))
          expect(second).toHaveLength(10)
          expect(second.filter((id) => first.includes(id)).length).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  test('asks for work as a job does if the pool has any, and for other work the next time', () => {
    const types = fc.constantFrom('true_false', 'mark_lines', 'order', 'number', 'multiple_choice')
    fc.assert(
      fc.property(
        fc.array(fc.record({ type: types, chats: fc.boolean(), objective: fc.nat(5) }), {
          minLength: 17,
          maxLength: 40,
        }),
        fc.string(),
        (parts, seed) => {
          const any: Drawable[] = parts.map(({ type, chats, objective }, index) => ({
            id: `q${index}`,
            objective: `objective ${objective}`,
            type,
            ...(chats ? { chat: [] } : {}),
          }))
          const work = idsOf(any.filter(isPerformance))
          const first = idsOf(drawQuestions(any, { earlier: [], seed }))
          const second = idsOf(drawQuestions(any, { earlier: [first], seed: `${seed} again` }))
          expect(first.some((id) => work.includes(id))).toBe(work.length > 0)
          const left = work.filter((id) => !first.includes(id))
          expect(second.some((id) => left.includes(id))).toBe(left.length > 0)
          expect(second.some((id) => work.includes(id))).toBe(work.length > 0)
        },
      ),
    )
  })

  test('has asked nearly the whole pool after three', () => {
    const earlier: string[][] = []
    for (const seed of ['a', 'b', 'c'])
      earlier.unshift(idsOf(drawQuestions(pool, { earlier, seed })))
    expect(new Set(earlier.flat()).size).toBeGreaterThanOrEqual(26)
  })
})
