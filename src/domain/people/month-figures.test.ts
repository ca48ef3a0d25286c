import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { figurePlaceOf, nextMonth, shownFigure, wholeMonthsBefore } from './month-figures.ts'

describe('the months that are counted', () => {
  test('the twelve whole months before today, so never the one that goes on', () => {
    const months = wholeMonthsBefore(dayFrom('2027-02-28'))
    expect(months).toHaveLength(12)
    expect(months[0]).toBe('2026-02-01')
    expect(months.at(-1)).toBe('2027-01-01')
  })

  test('January comes after December', () => {
    expect(nextMonth(dayFrom('2026-12-01'))).toBe('2027-01-01')
    expect(wholeMonthsBefore(dayFrom('2027-01-01')).at(-1)).toBe('2026-12-01')
  })
})

test('a parish that nobody gave, or that is none, has a place too', () => {
  expect(figurePlaceOf('St. Ann')).toBe('St. Ann')
  expect(figurePlaceOf(null)).toBe('Not given')
  expect(figurePlaceOf('Atlantis')).toBe('Not given')
})

describe('what is shown of a figure', () => {
  test('five people are shown, four are not, and nobody looks the same as four', () => {
    expect(shownFigure([5, 4, 0]).places).toEqual([5, null, null])
  })

  test('with every place shown the total is exact', () => {
    expect(shownFigure([5, 6]).total).toEqual({ people: 11, atLeast: false })
  })

  test('one hidden place is not in the total, because subtracting would reveal it', () => {
    expect(shownFigure([30, 3]).total).toEqual({ people: 30, atLeast: true })
  })

  test('fewer than five hidden people are not in the total, wherever they live', () => {
    expect(shownFigure([30, 1, 2, 1]).total).toEqual({ people: 30, atLeast: true })
  })

  test('hidden places that must all be full are not in the total', () => {
    expect(shownFigure([30, 4, 4, 4]).total).toEqual({ people: 30, atLeast: true })
  })

  test('five hidden people in several places are in the total', () => {
    expect(shownFigure([30, 3, 2, 0]).total).toEqual({ people: 35, atLeast: false })
  })

  test('a total of nobody, or of few, is hidden', () => {
    expect(shownFigure([0, 0, 0]).total).toBeNull()
    expect(shownFigure([1, 0, 3]).total).toBeNull()
  })

  test('somebody who knows the rule and all that is shown cannot exclude any number from 0 to 4', () => {
    for (const places of [1, 2, 3, 4]) {
      const possible = new Map<string, Set<number>[]>()
      for (const counts of everyTable(places, 7)) {
        const shown = JSON.stringify(shownFigure(counts))
        const numbers = possible.get(shown) ?? counts.map(() => new Set<number>())
        counts.forEach((people, place) => numbers[place]?.add(people))
        possible.set(shown, numbers)
      }
      for (const [shown, numbers] of possible) {
        const { places: cells } = JSON.parse(shown) as ReturnType<typeof shownFigure>
        cells.forEach((cell, place) => {
          const expected = cell === null ? [0, 1, 2, 3, 4] : [cell]
          expect({ shown, numbers: numbers[place] }).toEqual({ shown, numbers: new Set(expected) })
        })
      }
    }
  })

  test('a total never differs from what is shown by one to four people', () => {
    const tables = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(tables, (counts) => {
        const { places, total } = shownFigure(counts)
        if (total === null) return
        const rest = total.people - places.reduce<number>((sum, each) => sum + (each ?? 0), 0)
        expect(rest === 0 || rest >= 5).toBe(true)
      }),
    )
  })
})

/** Every row of so many places with 0 to `most` people each. */
function everyTable(places: number, most: number): number[][] {
  if (places === 0) return [[]]
  return everyTable(places - 1, most).flatMap((row) =>
    Array.from({ length: most + 1 }, (_, people) => [...row, people]),
  )
}
