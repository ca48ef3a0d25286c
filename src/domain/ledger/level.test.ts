import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelOf, shortXp } from './level.ts'

const xp = fc.integer({ min: 0, max: 1_000_000 })

test('a new student is a level 1 Explorer with 1000 XP to go', () => {
  expect(levelOf(0)).toEqual({
    level: 1,
    rank: 'Explorer',
    nextLevelXp: 1000,
    xpIntoLevel: 0,
    xpPerLevel: 1000,
    xpToNext: 1000,
    percent: 0,
  })
})

test('a level begins exactly at its thousand', () => {
  expect(levelOf(999)).toMatchObject({ level: 1, xpToNext: 1, percent: 99.9 })
  expect(levelOf(1000)).toMatchObject({ level: 2, rank: 'Builder', nextLevelXp: 2000, percent: 0 })
})

test('there are five ranks, and the last one covers all higher levels', () => {
  const ranks = [0, 1000, 2000, 3000, 4000, 5000, 90_000].map((total) => levelOf(total).rank)
  expect(ranks).toEqual([
    'Explorer',
    'Builder',
    'Achiever',
    'Leader',
    'Trailblazer',
    'Trailblazer',
    'Trailblazer',
  ])
  expect(levelOf(90_000).level).toBe(91)
})

test('the parts of a level add up at any total', () => {
  fc.assert(
    fc.property(xp, (total) => {
      const { level, nextLevelXp, xpIntoLevel, xpToNext, percent } = levelOf(total)
      expect(level).toBe(Math.floor(total / 1000) + 1)
      expect(nextLevelXp).toBe(level * 1000)
      expect(total + xpToNext).toBe(nextLevelXp)
      expect(xpIntoLevel + xpToNext).toBe(1000)
      expect(percent).toBe((total % 1000) / 10)
    }),
  )
})

test('more XP never lowers a level', () => {
  fc.assert(
    fc.property(xp, xp, (before, gain) => levelOf(before + gain).level >= levelOf(before).level),
  )
})

test('XP is abbreviated from 1000', () => {
  expect([0, 999, 1000, 1049, 1250, 12_300].map(shortXp)).toEqual([
    '0',
    '999',
    '1.0K',
    '1.0K',
    '1.3K',
    '12.3K',
  ])
})

test('the label and the bar use the same base', () => {
  fc.assert(
    fc.property(xp, (total) => {
      const { xpIntoLevel, xpPerLevel, xpToNext, percent } = levelOf(total)
      expect(xpIntoLevel + xpToNext).toBe(xpPerLevel)
      expect(percent).toBeCloseTo((xpIntoLevel / xpPerLevel) * 100)
    }),
  )
})
