import fc from 'fast-check'
import { createEmptyCard, fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { answerCard, isDue, newCard, reviewCardSchema, reviewRatings } from './review.ts'
import type { ReviewCard, ReviewRating } from './review.ts'

const start = new Date('2026-11-22T15:00:00Z')

test('a missed question is due immediately', () => {
  const card = newCard(start)
  expect(isDue(card, start)).toBe(true)
  expect(isDue(card, new Date(start.getTime() - 1))).toBe(false)
})

test('right answers postpone a question by 3, 14 and 57 days, and a miss brings it back', () => {
  expect(daysBetweenAnswers(['good', 'good', 'good', 'again'])).toEqual([3, 14, 57, 3])
})

test('no interval is longer than 60 days', () => {
  const ratings = fc.array(fc.constantFrom(...reviewRatings), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(ratings, (answers) => {
      for (const days of daysBetweenAnswers(answers)) {
        expect(days).toBeGreaterThanOrEqual(1)
        expect(days).toBeLessThanOrEqual(60)
      }
    }),
  )
})

test('a stored card is plain data and gives the same dates as the library, up to 60 days', () => {
  const schedule = fsrs({
    enable_fuzz: false,
    enable_short_term: false,
    request_retention: 0.9,
    maximum_interval: 60,
  })
  const steps = fc.array(fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.integer({ min: 0, max: 90 })))
  fc.assert(
    fc.property(steps, (answers) => {
      let now = start
      let whole = createEmptyCard(now)
      let card = newCard(now)
      for (const [grade, wait] of answers) {
        now = new Date(now.getTime() + wait * 86_400_000)
        whole = schedule.next(whole, now, grade).card
        card = answerCard(card, reviewRatings[grade - 1] ?? 'again', now)
        const limit = new Date(now.getTime() + 60 * 86_400_000)
        expect(card.due).toBe((whole.due < limit ? whole.due : limit).toISOString())
        expect(card.stability).toBe(whole.stability)
        expect(reviewCardSchema.parse(JSON.parse(JSON.stringify(card)))).toEqual(card)
      }
    }),
  )
})

/** Answers each time the card is due; returns the intervals in days. */
function daysBetweenAnswers(ratings: readonly ReviewRating[]): number[] {
  let card: ReviewCard = newCard(start)
  return ratings.map((rating) => {
    const now = new Date(card.due)
    card = answerCard(card, rating, now)
    return (Date.parse(card.due) - now.getTime()) / 86_400_000
  })
}
