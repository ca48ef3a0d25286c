import { expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { chosenNudge, nudgeOrder, type NudgeType } from './nudges.ts'

const today = dayFrom('2026-11-27')
/** The last nudges, newest first, a day apart: answered (+) or not (-). */
const before = (answers: string, daysAgo: number, type: NudgeType = 'review-waits') =>
  answers.split('').map((answer, index) => ({
    type,
    day: addDays(today, -daysAgo - index),
    answered: answer === '+',
  }))
const mayNudge = (...args: Parameters<typeof before>) =>
  chosenNudge(['streak-waits'], before(...args), today) !== null

test('a nudge comes every day, but only once, whatever it is about', () => {
  expect(chosenNudge(['streak-waits'], [], today)).toBe('streak-waits')
  expect(mayNudge('--', 1)).toBe(true)
  expect(mayNudge('+', 0)).toBe(false)
})

test('after three without an answer it comes every third day, after six every week', () => {
  expect(mayNudge('---', 2)).toBe(false)
  expect(mayNudge('---', 3)).toBe(true)
  expect(mayNudge('------', 6)).toBe(false)
  expect(mayNudge('------', 7)).toBe(true)
})

test('an answer starts the count from the beginning', () => {
  expect(mayNudge('+------', 1)).toBe(true)
  expect(mayNudge('--+----', 1)).toBe(true)
  expect(mayNudge('---+', 1)).toBe(false)
})

test('of several things it is about the most urgent one, in the written order', () => {
  for (const [index, type] of nudgeOrder.entries())
    expect(chosenNudge(nudgeOrder.slice(index).toReversed(), [], today)).toBe(type)
  expect(chosenNudge([], [], today)).toBeNull()
})

test('what had no answer the last time lets another go first, and comes again when it is alone', () => {
  const unanswered = before('-', 1, 'opening-closes')
  expect(chosenNudge(nudgeOrder, unanswered, today)).toBe('streak-waits')
  expect(chosenNudge(['opening-closes'], unanswered, today)).toBe('opening-closes')
  expect(chosenNudge(nudgeOrder, before('+', 1, 'opening-closes'), today)).toBe('opening-closes')
})
