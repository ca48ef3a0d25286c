import { expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { mayNudge } from './nudges.ts'

const today = dayFrom('2026-11-27')
/** The last nudges, newest first, a day apart: answered (+) or not (-). */
const before = (answers: string, daysAgo: number) =>
  answers.split('').map((answer, index) => ({
    day: addDays(today, -daysAgo - index),
    answered: answer === '+',
  }))

test('a nudge comes every day, but only once', () => {
  expect(mayNudge([], today)).toBe(true)
  expect(mayNudge(before('--', 1), today)).toBe(true)
  expect(mayNudge(before('+', 0), today)).toBe(false)
})

test('after three without an answer it comes every third day, after six every week', () => {
  expect(mayNudge(before('---', 2), today)).toBe(false)
  expect(mayNudge(before('---', 3), today)).toBe(true)
  expect(mayNudge(before('------', 6), today)).toBe(false)
  expect(mayNudge(before('------', 7), today)).toBe(true)
})

test('an answer starts the count from the beginning', () => {
  expect(mayNudge(before('+------', 1), today)).toBe(true)
  expect(mayNudge(before('--+----', 1), today)).toBe(true)
  expect(mayNudge(before('---+', 1), today)).toBe(false)
})
