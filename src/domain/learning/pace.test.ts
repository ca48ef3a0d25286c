import { expect, test } from 'vitest'
import {
  articleSeconds,
  notReadYet,
  readingSeconds,
  secondsLeft,
  secondsToWait,
  tooQuick,
  tooSoon,
} from './pace.ts'

const last = new Date('2026-11-23T15:00:00Z')
const after = (seconds: number) => new Date(last.getTime() + seconds * 1000)

test('the wait grows with each failed attempt, up to ten minutes', () => {
  const waits = [0, 1, 2, 3, 4, 40].map((attempts) => secondsToWait({ attempts, last, now: last }))
  expect(waits).toEqual([0, 60, 180, 600, 600, 600])
  expect(secondsToWait({ attempts: 1, last, now: after(59.5) })).toBe(1)
  expect(secondsToWait({ attempts: 1, last, now: after(60) })).toBe(0)
})

test('a question takes three seconds to read', () => {
  expect(readingSeconds(8)).toBe(24)
  expect(secondsLeft(last, 24, after(10))).toBe(14)
  expect(secondsLeft(last, 24, after(24))).toBe(0)
})

test('an article takes a quarter of its reading time, from ten seconds to a minute', () => {
  const words = (count: number) => 'word '.repeat(count)
  expect([0, 100, 200, 500, 5000].map((count) => articleSeconds(words(count)))).toEqual([
    10, 10, 12, 30, 60,
  ])
  expect(notReadYet(12)).toBe('Give it a read first: you can finish it in 12 seconds.')
})

test('the refusals say when to continue and that answers are kept', () => {
  expect(tooQuick(8, 14)).toBe(
    'That was quicker than anybody can read 8 questions. Your answers are still here: look through them, and send them in 14 seconds.',
  )
  expect(tooQuick(1, 1)).toContain('read a question. Your answers are still here')
  expect(tooSoon(60)).toBe(
    'Read the explanations first. You can try again in 1 minute. Your answers are kept.',
  )
  expect(tooSoon(601)).toContain('in 11 minutes')
})
