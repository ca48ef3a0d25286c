import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastMondays, dayFrom } from '#domain/day.ts'
import {
  figuresOf,
  figureWeekOf,
  inSteps,
  showsFigures,
  showsTotal,
  minGroupSize,
  type TeamSums,
} from './teams.ts'

describe('figures of a group', () => {
  test('need at least five people', () => {
    expect([0, 1, 4, 5, 6].map(showsFigures)).toEqual([false, false, false, true, true])
  })

  test.each([
    [[], false],
    [[4], false],
    [[5], true],
    [[5, 4], false],
    [[5, 4, 1], true],
    [[2, 2], false],
    [[3, 2], true],
    [[20, 5, 0], true],
  ])('for teams of %j people, the total may be shown: %j', (sizes, isShown) => {
    expect(showsTotal(sizes)).toBe(isShown)
  })

  test('never reveal one to four people, whatever is subtracted', () => {
    const teams = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })
    fc.assert(
      fc.property(teams, (sizes) => {
        const shownSizes = sizes.filter(showsFigures)
        // Everything that can be derived from what is shown: the total minus any of the shown teams.
        const parts = showsTotal(sizes)
          ? subsets(shownSizes).map((subset) => sum(sizes) - sum(subset))
          : shownSizes
        return parts.every((people) => people === 0 || people >= minGroupSize)
      }),
      { numRuns: 1000 },
    )
  })
})

test('the combined figures are the average of all their people, in steps', () => {
  const mondays = lastMondays(dayFrom('2026-11-22'), 2)
  const sums = (people: number, each: number): TeamSums => ({
    people,
    level: people * 2,
    completion: people * each,
    courses: people,
    active: people,
    xp: { '2026-11-16': people * each },
    days: { '2026-11-16': people * 3 },
    skills: { communication: people * each },
  })
  const figures = figuresOf([sums(5, 100), sums(15, 20)], mondays)
  expect(figures).toMatchObject({ people: 20, level: 2, completion: 40, courses: 1, active: 100 })
  expect(figures.weeks).toEqual([
    { from: '2026-11-09', xp: 0, activeDays: 0 },
    { from: '2026-11-16', xp: 50, activeDays: 3 },
  ])
  expect(figures.skills).toContainEqual({ skill: 'communication', percent: 40 })
  expect(figures.skills).toContainEqual({ skill: 'teamwork', percent: 0 })
})

test('a figure is rounded to its step', () => {
  expect(inSteps(47, 5)).toBe(45)
  expect(inSteps(1.26, 0.5)).toBe(1.5)
  expect(inSteps(0, 5)).toBe(0)
})

test('figures cover the whole weeks before Monday, for accounts that were 14 days old by then', () => {
  const sunday = figureWeekOf(dayFrom('2026-11-29'))
  expect(figureWeekOf(dayFrom('2026-11-23'))).toEqual(sunday)
  expect(sunday).toMatchObject({
    monday: '2026-11-23',
    next: '2026-11-30',
    joinedBefore: new Date('2026-11-23T05:00:00Z'),
    accountsMadeBefore: new Date('2026-11-09T05:00:00Z'),
    activeSince: '2026-10-26',
    activeLastWeek: '2026-11-16',
  })
  expect(sunday.weeks).toHaveLength(8)
  expect([sunday.weeks[0], sunday.weeks[7]]).toEqual(['2026-09-28', '2026-11-16'])
  expect(figureWeekOf(sunday.next).monday).toBe('2026-11-30')
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

function subsets(numbers: readonly number[]): number[][] {
  return numbers.reduce<number[][]>(
    (sets, each) => [...sets, ...sets.map((set) => [...set, each])],
    [[]],
  )
}
