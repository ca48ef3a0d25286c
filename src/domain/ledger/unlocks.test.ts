import { describe, expect, test } from 'vitest'
import { avatarParts, type Avatar } from '#domain/people/avatar-parts.ts'
import { isUnlocked, lockedParts, rewardKinds, unlockedBetween, unlocks } from './unlocks.ts'

describe('what levels unlock', () => {
  test('has unique ids, and every level up to the fifth rank unlocks something', () => {
    expect(new Set(unlocks.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(unlocks.length)
    for (const level of [2, 3, 4, 5]) expect(unlockedBetween(level - 1, level)).not.toEqual([])
    for (const kind of rewardKinds.filter((each) => each !== 'avatar-part')) {
      expect(unlocks.find((unlock) => unlock.kind === kind && unlock.level === 1)).toBeDefined()
    }
  })

  test('by a new level is what lies after the old one, up to and with the new one', () => {
    expect(unlockedBetween(1, 1)).toEqual([])
    const both = [...unlockedBetween(1, 2), ...unlockedBetween(2, 3)]
    const byLevel = (list: typeof both) => list.map(({ id }) => id).toSorted()
    expect(byLevel(unlockedBetween(1, 3))).toEqual(byLevel(both))
    expect(both.every((unlock) => isUnlocked(unlock, 3))).toBe(true)
    expect(both.some((unlock) => isUnlocked(unlock, 1))).toBe(false)
  })

  test('names only parts of an avatar that exist', () => {
    const known = Object.entries(avatarParts).flatMap(([slot, parts]) =>
      parts.map((part) => `${slot}.${part}`),
    )
    const named = unlocks.filter(({ kind }) => kind === 'avatar-part').map(({ id }) => id)
    expect(named.filter((id) => !known.includes(id))).toEqual([])
  })

  test('finds the parts of an avatar that are still locked', () => {
    const avatar: Avatar = {
      skin: '1',
      hair: 'braids',
      top: 'blazer',
      accessory: 'glasses',
      background: 'sea',
    }
    expect(lockedParts(avatar, 1).map(({ id }) => id)).toEqual(['top.blazer', 'background.sea'])
    expect(lockedParts(avatar, 2).map(({ id }) => id)).toEqual(['top.blazer'])
    expect(lockedParts(avatar, 5)).toEqual([])
  })
})
