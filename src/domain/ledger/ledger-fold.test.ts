import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { foldLedger, type LedgerRow } from './ledger-fold.ts'
import { levelOf } from './level.ts'

const row = fc.record<LedgerRow>({
  awardKey: fc.uuid(),
  amount: fc.integer({ min: 0, max: 300 }),
  event: fc.constantFrom(null, 'check-in', 'content-completed', 'course-completed'),
})
const day = fc.integer({ min: 0, max: 120 }).map((count) => addDays(dayFrom('2027-11-20'), count))

describe('totals computed from the ledger', () => {
  test('an empty ledger is a new student: nothing earned, level 1, the account milestone', () => {
    expect(foldLedger([], [])).toEqual({
      xp: 0,
      level: 1,
      activities: 0,
      badges: [],
      completion: 25,
      streak: { streak: 0, longest: 0, lastDay: null, freezes: 0, counted: 0 },
      frozen: [],
    })
  })

  test('only rows that pay are activities', () => {
    const rows = [
      { awardKey: 'check-in:2026-11-22', amount: 10, event: 'check-in' },
      { awardKey: 'streak-bonus:2026-11-22', amount: 10, event: null },
      { awardKey: 'achievement:first-login', amount: 50, event: null },
      { awardKey: 'opportunity-viewed:1', amount: 0, event: 'opportunity-viewed' },
    ]
    expect(foldLedger(rows, [])).toMatchObject({ xp: 70, activities: 3, badges: ['first-login'] })
  })

  test('each milestone counts once, however often it was reached', () => {
    const rows = ['course-completed', 'course-completed', 'profile-completed'].map(
      (event, index) => ({ awardKey: String(index), amount: 0, event }),
    )
    expect(foldLedger(rows, []).completion).toBe(75)
  })

  test('two missed days are bridged by two freezes, and the streak grows by one', () => {
    const days = Array.from({ length: 14 }, (_, index) => addDays(dayFrom('2027-12-20'), index))
    const returnDay = addDays(dayFrom('2027-12-20'), 16)
    const { streak, frozen } = foldLedger([], [...days, returnDay])
    expect(streak).toMatchObject({ streak: 15, freezes: 0, lastDay: returnDay, counted: 15 })
    expect(frozen).toEqual(['2028-01-03', '2028-01-04'])
  })

  test('the order of rows and days does not matter, nor do repeated days', () => {
    fc.assert(
      fc.property(fc.array(row), fc.array(day), (rows, days) => {
        const reversed = foldLedger(rows.toReversed(), [...days, ...days].toReversed())
        expect({ ...reversed, badges: [] }).toEqual({ ...foldLedger(rows, days), badges: [] })
      }),
    )
  })

  test('one more row never lowers anything, and XP is exactly its sum', () => {
    fc.assert(
      fc.property(fc.array(row), row, fc.array(day), (rows, more, days) => {
        const before = foldLedger(rows, days)
        const after = foldLedger([...rows, more], days)
        expect(after.xp - before.xp).toBe(more.amount)
        expect(after.level).toBe(levelOf(after.xp).level)
        expect(after.completion).toBeGreaterThanOrEqual(before.completion)
        expect(after.activities).toBeGreaterThanOrEqual(before.activities)
      }),
    )
  })

  test('one more day never lowers the days counted, and freezes stay between 0 and 2', () => {
    fc.assert(
      fc.property(fc.array(day), day, (days, more) => {
        const before = foldLedger([], days).streak
        const after = foldLedger([], [...days, more]).streak
        expect(after.counted).toBeGreaterThanOrEqual(before.counted)
        expect(after.freezes).toBeGreaterThanOrEqual(0)
        expect(after.freezes).toBeLessThanOrEqual(2)
        expect(after.streak).toBeLessThanOrEqual(after.longest)
        expect(after.longest).toBeLessThanOrEqual(after.counted)
      }),
    )
  })
})
