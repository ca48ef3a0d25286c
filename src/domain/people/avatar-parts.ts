/** The parts of an avatar in the order of its address, with what each can be. Drawn by the client; no photographs. */
export const avatarParts = {
  skin: ['1', '2', '3', '4', '5', '6'],
  hair: ['short', 'afro', 'locs', 'braids', 'bun', 'headwrap', 'bald'],
  top: ['tee', 'polo', 'uniform', 'hoodie', 'apron', 'blazer'],
  accessory: ['none', 'glasses', 'earrings', 'headphones', 'cap', 'hardhat'],
  background: ['plain', 'hills', 'sea', 'market', 'workshop', 'sunrise'],
} as const
export type AvatarSlot = keyof typeof avatarParts
export type Avatar = { [Slot in AvatarSlot]: (typeof avatarParts)[Slot][number] }

export const avatarSlots = Object.keys(avatarParts) as AvatarSlot[]
