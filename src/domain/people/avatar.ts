import { z } from 'zod'
import { avatarParts, avatarSlots, type Avatar } from './avatar-parts.ts'

export const avatarSchema = z.strictObject({
  skin: z.enum(avatarParts.skin),
  hair: z.enum(avatarParts.hair),
  top: z.enum(avatarParts.top),
  accessory: z.enum(avatarParts.accessory),
  background: z.enum(avatarParts.background),
})

const folder = '/avatars/'
const ending = '.svg'

/** Its place in `avatar_url`: the same parts always have the same address, and the address names the parts. */
export function avatarAddress(avatar: Avatar): string {
  return `${folder}${avatarSlots.map((slot) => avatar[slot]).join('-')}${ending}`
}

/** The parts that an address names; null for none, or for parts that no longer exist. */
export function avatarFrom(address: string | null): Avatar | null {
  if (address === null || !address.startsWith(folder) || !address.endsWith(ending)) return null
  const parts = address.slice(folder.length, -ending.length).split('-')
  if (parts.length !== avatarSlots.length) return null
  const named = Object.fromEntries(avatarSlots.map((slot, index) => [slot, parts[index]]))
  return avatarSchema.safeParse(named).data ?? null
}
