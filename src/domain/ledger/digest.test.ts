import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { skills } from '#domain/learning/skills.ts'
import { digestAfter, digestOf, emptyDigest, type LedgerPart } from './digest.ts'

const monday = dayFrom('2026-11-23')
const entry = (number: number, more: Partial<LedgerPart['entries'][number]> = {}) => ({
  id: `${number}`,
  type: 'quest_completion',
  description: 'A quest',
  amount: 10,
  at: `2026-11-23T12:00:${String(number).padStart(2, '0')}.000Z`,
  skill: null,
  event: null,
  ...more,
})
const nothing: LedgerPart = {
  entries: [],
  achievements: [],
  activeDays: [],
  frozenDays: [],
  checkInDays: [],
}

describe('the digest of a ledger', () => {
  test('is empty for a new student', () => {
    expect(digestOf(nothing)).toEqual(emptyDigest)
  })

  test('adds up the XP of each skill', () => {
    const entries = [
      entry(1, { skill: 'budgeting', amount: 30 }),
      entry(2, { skill: 'budgeting', amount: 5 }),
      entry(3, { skill: 'training' }),
    ]
    expect(digestOf({ ...nothing, entries }).skillXp).toEqual({ budgeting: 35, training: 10 })
  })

  test('shows the five activities that paid last, newest first', () => {
    const entries = [1, 2, 3, 4, 5, 6, 7].map((number) => entry(number))
    const unpaid = entry(8, { amount: 0 })
    const { activities } = digestOf({ ...nothing, entries: [...entries, unpaid] })
    expect(activities.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3'])
  })

  test('keeps the milestones that have happened', () => {
    const before = digestOf({ ...nothing, entries: [entry(1, { event: 'course-completed' })] })
    const after = digestAfter(before, { ...nothing, entries: [entry(2, { event: 'check-in' })] })
    expect(after.milestones).toEqual(['course-completed'])
  })

  test('remembers the last check-in and forty active days', () => {
    const days = Array.from({ length: 50 }, (_, index) => addDays(monday, index))
    const digest = digestOf({ ...nothing, activeDays: days, checkInDays: days.slice(0, 3) })
    expect(digest.activeDays).toEqual(days.slice(10))
    expect(digest.checkedInOn).toBe(addDays(monday, 2))
  })
})

const someDays = fc.array(fc.integer({ min: 0, max: 90 }).map((days) => addDays(monday, days)))
const parts: fc.Arbitrary<LedgerPart> = fc
  .record({
    entries: fc.array(
      fc.record({
        at: fc.integer({ min: 10, max: 59 }).map((second) => `2026-11-23T12:00:${second}.000Z`),
        id: fc.uuid(),
        type: fc.constant('quest_completion'),
        description: fc.constant('A quest'),
        amount: fc.integer({ min: 0, max: 300 }),
        skill: fc.constantFrom(null, ...skills),
        event: fc.constantFrom(null, 'check-in', 'course-completed', 'profile-completed'),
      }),
    ),
    activeDays: someDays,
    frozenDays: someDays,
    checkInDays: someDays,
  })
  .map((part) => ({
    ...part,
    achievements: part.entries.map(({ id, at }) => {
      return { id, at, title: 'First Course', description: 'You finished it.', xp: 150 }
    }),
  }))

test('a digest that grew part by part equals the digest of the whole ledger', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 4 }), (all) => {
      const whole: LedgerPart = {
        entries: all.flatMap(({ entries }) => entries),
        achievements: all.flatMap(({ achievements }) => achievements),
        activeDays: all.flatMap(({ activeDays }) => activeDays),
        frozenDays: all.flatMap(({ frozenDays }) => frozenDays),
        checkInDays: all.flatMap(({ checkInDays }) => checkInDays),
      }
      expect(all.reduce(digestAfter, emptyDigest)).toEqual(digestOf(whole))
    }),
  )
})
