import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, dayOf, type Day } from '#domain/day.ts'
import {
  bridgedDays,
  creditDay,
  daysToFreeze,
  noStreak,
  streakBonus,
  streakOn,
  type Streak,
} from './streak.ts'

const monday = dayFrom('2026-11-02')
const inARow = (first: Day, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

function credited(days: readonly Day[], from: Streak = noStreak) {
  const frozen: Day[] = []
  let state = from
  for (const day of days) {
    const credit = creditDay(state, day)
    state = credit.state
    frozen.push(...credit.frozen)
  }
  return { state, frozen }
}

// Days close enough that runs, bridged gaps and lost streaks all occur.
const activeDays = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 }).map((steps) => {
  let day = dayFrom('2023-12-01')
  return steps.map((step) => (day = addDays(day, step > 2 ? step - 1 : 1)))
})
const anyDays = fc.array(fc.integer({ min: 0, max: 40 }).map((offset) => addDays(monday, offset)))

describe('a streak', () => {
  test('grows by one a day and starts at one', () => {
    expect(credited(inARow(monday, 1)).state.streak).toBe(1)
    expect(credited(inARow(monday, 6)).state.streak).toBe(6)
  })

  test('crosses a leap day and a year end', () => {
    expect(credited(inARow(dayFrom('2024-02-27'), 4)).state.streak).toBe(4)
    expect(credited(inARow(dayFrom('2026-12-30'), 4)).state.streak).toBe(4)
  })

  test('counts 04:59:59 and 05:00:00 UTC as two days in a row', () => {
    const late = dayOf(new Date('2026-11-22T04:59:59Z'))
    const early = dayOf(new Date('2026-11-22T05:00:00Z'))
    expect(credited([late, early]).state.streak).toBe(2)
  })

  test('without a freeze a missed day restarts it', () => {
    const { state } = credited(inARow(monday, 3))
    const back = creditDay(state, addDays(monday, 4))
    expect(back.state).toMatchObject({ streak: 1, longest: 3 })
    expect(back.frozen).toEqual([])
  })

  test('is shown on its last day and the day after, then as 0', () => {
    const { state } = credited(inARow(monday, 3))
    const last = addDays(monday, 2)
    expect(streakOn(state, last)).toBe(3)
    expect(streakOn(state, addDays(last, 1))).toBe(3)
    expect(streakOn(state, addDays(last, 2))).toBe(0)
    expect(streakOn(noStreak, last)).toBe(0)
  })
})

describe('a freeze', () => {
  test('is earned on every seventh counted day and at most two are held', () => {
    const earned = inARow(monday, 28).map((day, index, all) => {
      const { state } = credited(all.slice(0, index))
      return creditDay(state, day).freezeEarned
    })
    const earnedOn = earned.flatMap((yes, index) => (yes ? [index + 1] : []))
    expect(earnedOn).toEqual([7, 14])
    expect(credited(inARow(monday, 28)).state.freezes).toBe(2)
  })

  test('is the stated number of counted days away', () => {
    for (let counted = 0; counted <= 13; counted += 1) {
      const { state } = credited(inARow(monday, counted))
      const next = inARow(addDays(monday, counted), daysToFreeze(state))
      const { freezes } = credited(next.slice(0, -1), state).state
      expect(freezes).toBe(state.freezes)
      expect(credited(next, state).state.freezes).toBe(freezes + 1)
    }
  })

  test('bridges a missed day and never adds one', () => {
    const { state } = credited(inARow(monday, 7))
    const back = creditDay(state, addDays(monday, 8))
    expect(back.frozen).toEqual([addDays(monday, 7)])
    expect(back.state).toMatchObject({ streak: 8, freezes: 0 })
  })

  test('keeps a streak of Mondays to Fridays going over the weekend', () => {
    const { state } = credited(inARow(monday, 14).concat(inARow(addDays(monday, 14), 5)))
    const nextMonday = addDays(monday, 21)
    expect(streakOn(state, nextMonday)).toBe(19)
    expect(bridgedDays(state, nextMonday)).toEqual([addDays(monday, 19), addDays(monday, 20)])
    expect(creditDay(state, nextMonday).state.streak).toBe(20)
  })

  test('is not used if there are too few for the gap, and the streak restarts', () => {
    const { state } = credited(inARow(monday, 7))
    const back = creditDay(state, addDays(monday, 9))
    expect(back.frozen).toEqual([])
    expect(back.state).toMatchObject({ streak: 1, freezes: 1, longest: 7 })
  })
})

describe('for any days', () => {
  test('crediting a day never lowers the streak shown that day', () => {
    fc.assert(
      fc.property(activeDays, fc.integer({ min: 0, max: 6 }), (days, later) => {
        const { state } = credited(days)
        const today = addDays(days.at(-1) ?? monday, later)
        const shown = streakOn(state, today)
        expect(streakOn(creditDay(state, today).state, today)).toBeGreaterThanOrEqual(shown)
      }),
    )
  })

  test('a repeated or an earlier day changes nothing', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const forward = days.filter((day, index) => days.slice(0, index).every((d) => d < day))
        expect(credited(days)).toEqual(credited(forward))
        const { state } = credited(days)
        for (const day of days) {
          expect(creditDay(state, day)).toEqual({
            state,
            frozen: [],
            moved: false,
            freezeEarned: false,
          })
        }
      }),
    )
  })

  test('replaying a history twice has the same result as once', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const sorted = days.toSorted()
        expect(credited([...sorted, ...sorted])).toEqual(credited(sorted))
      }),
    )
  })

  test('the streak is the number of active days going back over active and frozen days', () => {
    fc.assert(
      fc.property(activeDays, (days) => {
        const { state, frozen } = credited(days)
        expect(state.streak).toBe(walkBack(days, frozen))
        expect(state.longest).toBeGreaterThanOrEqual(state.streak)
      }),
    )
  })

  test('freezes held are those earned minus those used, always 0 to 2', () => {
    fc.assert(
      fc.property(activeDays, (days) => {
        let state = noStreak
        for (const day of days) {
          const credit = creditDay(state, day)
          const change = (credit.freezeEarned ? 1 : 0) - credit.frozen.length
          expect(credit.state.freezes).toBe(state.freezes + change)
          expect(credit.state.freezes).toBeGreaterThanOrEqual(0)
          expect(credit.state.freezes).toBeLessThanOrEqual(2)
          state = credit.state
        }
        expect(state.counted).toBe(days.length)
      }),
    )
  })
})

test('the bonus starts at five days, is twice the streak and at most 50', () => {
  expect([0, 1, 4, 5, 6, 24, 25, 26, 400].map(streakBonus)).toEqual([
    0, 0, 0, 10, 12, 48, 50, 50, 50,
  ])
})

// A second, slower implementation of the rule without state.
function walkBack(active: readonly Day[], frozen: readonly Day[]): number {
  let day = active.at(-1)
  let streak = 0
  while (day !== undefined && (active.includes(day) || frozen.includes(day))) {
    if (active.includes(day)) streak += 1
    day = addDays(day, -1)
  }
  return streak
}
