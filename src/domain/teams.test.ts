import { describe, expect, test } from 'vitest'
import { inSteps, showsFigures, showsTotal, smallestGroup } from './teams.ts'

/** A fixed row of dice: the same teams in every run. */
function* dice(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

describe('figures of a group', () => {
  test('begin with five people', () => {
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
  ])('teams of %j: total %j', (sizes, shown) => {
    expect(showsTotal(sizes)).toBe(shown)
  })

  test('never tell of one to four people, whatever is subtracted', () => {
    const die = dice(7)
    const roll = (sides: number) => Math.floor((die.next().value ?? 0) * sides)
    for (let run = 0; run < 5000; run += 1) {
      const sizes = Array.from({ length: roll(7) }, () => roll(9))
      const shown = sizes.filter(showsFigures)
      const known = showsTotal(sizes) ? [sum(sizes), ...shown] : shown
      // Everything that follows from the shown figures: the total less any of the shown teams.
      const parts = showsTotal(sizes) ? subsets(shown).map((teams) => sum(sizes) - sum(teams)) : []
      for (const people of [...known, ...parts]) {
        expect({ sizes, people, safe: people === 0 || people >= smallestGroup }).toMatchObject({
          safe: true,
        })
      }
    }
  })
})

test('a figure is rounded to its step', () => {
  expect(inSteps(47, 5)).toBe(45)
  expect(inSteps(1.26, 0.5)).toBe(1.5)
  expect(inSteps(0, 5)).toBe(0)
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
