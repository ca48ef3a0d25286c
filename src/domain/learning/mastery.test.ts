import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { masteryOf, type MasteryEvidence } from './mastery.ts'

const today = dayFrom('2026-11-27')
const nothing: MasteryEvidence = {
  coursePercent: 0,
  bestScore: null,
  projectPassed: false,
  simulationPassed: false,
  reviewDueSince: null,
}
const everything = { ...nothing, coursePercent: 100, bestScore: 100 }
const waiting = (days: number) => ({ reviewDueSince: addDays(today, -days) })

test('is 0 without anything, 40 for the course, 60 for the assessment, and 100 for both', () => {
  expect(masteryOf(nothing, today)).toBe(0)
  expect(masteryOf({ ...nothing, coursePercent: 100 }, today)).toBe(40)
  expect(masteryOf({ ...nothing, bestScore: 100 }, today)).toBe(60)
  expect(masteryOf(everything, today)).toBe(100)
  expect(masteryOf({ ...nothing, coursePercent: 50, bestScore: 50 }, today)).toBe(50)
})

test('counts a project that a mentor passed, or a passed simulation, as the score of a pass', () => {
  expect(masteryOf({ ...nothing, simulationPassed: true }, today)).toBe(42)
  expect(masteryOf({ ...nothing, projectPassed: true }, today)).toBe(42)
  expect(masteryOf({ ...everything, projectPassed: true }, today)).toBe(100)
})

test('falls slowly while a review waits, to a floor, and rises when it is answered', () => {
  const after = (days: number) => masteryOf({ ...everything, ...waiting(days) }, today)
  expect([0, 2, 9, 16, 30, 400].map(after)).toEqual([100, 100, 95, 90, 80, 80])
  expect(masteryOf({ ...everything, reviewDueSince: addDays(today, 3) }, today)).toBe(100)
})

test('is never below what was shown', () => {
  expect(masteryOf({ ...nothing, bestScore: 100, ...waiting(400) }, today)).toBe(60)
  expect(masteryOf({ ...nothing, bestScore: 50, ...waiting(400) }, today)).toBe(24)
})

test('is a whole number from 0 to 100 that never falls with a better score or more of a course', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  const late = fc.option(fc.integer({ min: -60, max: 200 }))
  fc.assert(
    fc.property(percent, percent, late, (coursePercent, bestScore, days) => {
      const more = days === null ? {} : waiting(days)
      const evidence = { ...nothing, coursePercent, bestScore, ...more }
      const mastery = masteryOf(evidence, today)
      expect(Number.isInteger(mastery)).toBe(true)
      expect(mastery).toBeLessThanOrEqual(100)
      const better = { ...evidence, bestScore: Math.min(100, bestScore + 1) }
      const further = { ...evidence, coursePercent: Math.min(100, coursePercent + 1) }
      expect(masteryOf(better, today)).toBeGreaterThanOrEqual(mastery)
      expect(masteryOf(further, today)).toBeGreaterThanOrEqual(mastery)
    }),
  )
})
