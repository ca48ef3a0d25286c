import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnlocked, lockedParts, unlocks } from '#domain/ledger/unlocks.ts'
import { avatarSchema } from '#domain/people/avatar.ts'
import { lockedUntil, surprise } from './look-draft.ts'

const at = (level: number) => ({
  unlocks: unlocks.map((unlock) => ({ ...unlock, unlocked: isUnlocked(unlock, level) })),
})

test('a surprise is a whole avatar of parts that are open at the level', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.infiniteStream(fc.nat(999)),
      (level, numbers) => {
        const random = () => Number(numbers.next().value) / 1000
        const avatar = avatarSchema.parse(surprise(at(level), random))
        expect(lockedParts(avatar, level)).toEqual([])
      },
    ),
  )
})

test('a locked part says which level opens it, and an open one nothing', () => {
  expect(lockedUntil(at(1), 'avatar-part', 'top.blazer')).toBe(5)
  expect(lockedUntil(at(5), 'avatar-part', 'top.blazer')).toBeNull()
  expect(lockedUntil(at(1), 'avatar-part', 'hair.locs')).toBeNull()
  expect(lockedUntil(at(1), 'frame', 'gold')).toBe(7)
})
