import { describe, expect, test } from 'vitest'
import { avatarParts, type Avatar } from './avatar-parts.ts'
import { avatarAddress, avatarFrom } from './avatar.ts'

const avatar: Avatar = {
  skin: '4',
  hair: 'locs',
  top: 'polo',
  accessory: 'none',
  background: 'hills',
}

describe('the address of an avatar', () => {
  test('names its parts, and is read back', () => {
    expect(avatarAddress(avatar)).toBe('/avatars/4-locs-polo-none-hills.svg')
    for (const hair of avatarParts.hair) {
      expect(avatarFrom(avatarAddress({ ...avatar, hair }))).toEqual({ ...avatar, hair })
    }
  })

  test('of anything else is no avatar', () => {
    for (const address of [
      null,
      '',
      'https://example.com/me.png',
      '/avatars/4-locs-polo-none.svg',
      '/avatars/4-locs-polo-none-hills',
      '/avatars/4-locs-polo-none-hills-more.svg',
      '/avatars/9-locs-polo-none-hills.svg',
    ]) {
      expect(avatarFrom(address)).toBeNull()
    }
  })
})
