import { z } from 'zod'

/** The parts of an avatar in the order of its address, with what each can be. Drawn by the client; no photographs. */
export const avatarParts = {
  skin: ['1', '2', '3', '4', '5', '6'],
  hair: ['short', 'afro', 'locs', 'braids', 'bun', 'headwrap', 'bald'],
  top: ['tee', 'polo', 'uniform', 'hoodie', 'apron', 'blazer'],
  accessory: ['none', 'glasses', 'earrings', 'headphones', 'cap', 'hardhat'],
  background: ['plain', 'hills', 'sea', 'market', 'workshop', 'sunrise'],
} as const
export type AvatarSlot = keyof typeof avatarParts

export const avatarSchema = z.strictObject({
  skin: z.enum(avatarParts.skin),
  hair: z.enum(avatarParts.hair),
  top: z.enum(avatarParts.top),
  accessory: z.enum(avatarParts.accessory),
  background: z.enum(avatarParts.background),
})
export type Avatar = z.infer<typeof avatarSchema>

const slots = Object.keys(avatarParts) as AvatarSlot[]
const folder = '/avatars/'
const ending = '.svg'

/** Its place in `avatar_url`: the same parts always have the same address, and the address names the parts. */
export function avatarAddress(avatar: Avatar): string {
  return `${folder}${slots.map((slot) => avatar[slot]).join('-')}${ending}`
}

/** The parts that an address names; null for none, or for parts that no longer exist. */
export function avatarFrom(address: string | null): Avatar | null {
  if (address === null || !address.startsWith(folder) || !address.endsWith(ending)) return null
  const parts = address.slice(folder.length, -ending.length).split('-')
  if (parts.length !== slots.length) return null
  const named = Object.fromEntries(slots.map((slot, index) => [slot, parts[index]]))
  return avatarSchema.safeParse(named).data ?? null
}
