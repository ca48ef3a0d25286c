import { avatarParts, type Avatar, type AvatarSlot } from '#domain/people/avatar-parts.ts'

export const rewardKinds = ['road-theme', 'frame', 'title', 'avatar-part'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Something a student may choose from a level on. */
export interface Unlock {
  /** Unique among all of them; an avatar part is `slot.part`. */
  readonly id: string
  readonly kind: RewardKind
  readonly name: string
  /** From this level on; 1 is from the start. */
  readonly level: number
}

const themes = of('road-theme', [
  ['morning', 'Morning hills', 1],
  ['sea', 'North coast', 2],
  ['cane', 'Cane fields', 3],
  ['blue-mountain', 'Blue Mountain mist', 4],
  ['sunset', 'Negril sunset', 6],
  ['night', 'Kingston by night', 8],
])
const frames = of('frame', [
  ['plain', 'Plain ring', 1],
  ['leaf', 'Breadfruit leaf', 2],
  ['wave', 'Wave', 3],
  ['sun', 'Sun rays', 4],
  ['feather', 'Doctor bird feather', 5],
  ['gold', 'Gold', 7],
])
const titles = of('title', [
  ['fresh-start', 'Fresh Start', 1],
  ['on-time', 'Always on Time', 2],
  ['steady-hand', 'Steady Hand', 3],
  ['road-ready', 'Road Ready', 4],
  ['trail-maker', 'Trail Maker', 5],
  ['hill-climber', 'Hill Climber', 7],
  ['island-ready', 'Island Ready', 10],
])

/** The level of each part of an avatar that is not there from the start. */
const partLevels: Readonly<Record<string, readonly [name: string, level: number]>> = {
  'top.hoodie': ['Hoodie', 2],
  'background.sea': ['Sea', 2],
  'accessory.headphones': ['Headphones', 3],
  'top.apron': ['Apron', 3],
  'background.market': ['Market', 4],
  'top.blazer': ['Blazer', 5],
  'accessory.cap': ['Cap', 4],
  'background.workshop': ['Workshop', 5],
  'accessory.hardhat': ['Hard hat', 6],
  'background.sunrise': ['Sunrise', 8],
}
const parts: Unlock[] = Object.entries(partLevels).map(([id, [name, level]]) => {
  return { id, kind: 'avatar-part', name, level }
})

/** Everything that levels unlock, by kind and level. */
export const unlocks: readonly Unlock[] = [...themes, ...frames, ...titles, ...parts]

/** What reaching a level from another one unlocks; nothing when it was not left. */
export function unlockedBetween(from: number, to: number): Unlock[] {
  return unlocks.filter(({ level }) => level > from && level <= to)
}

export function isUnlocked({ level }: Unlock, reached: number): boolean {
  return level <= reached
}

/** The reward of this kind and id; undefined if there is none. */
export function unlockOf(kind: RewardKind, id: string): Unlock | undefined {
  return unlocks.find((unlock) => unlock.kind === kind && unlock.id === id)
}

/** The parts of an avatar that its owner has not unlocked yet. */
export function lockedParts(avatar: Avatar, reached: number): Unlock[] {
  return (Object.keys(avatarParts) as AvatarSlot[]).flatMap((slot) => {
    const part = unlockOf('avatar-part', `${slot}.${avatar[slot]}`)
    return part === undefined || isUnlocked(part, reached) ? [] : [part]
  })
}

function of(kind: RewardKind, rows: readonly (readonly [string, string, number])[]): Unlock[] {
  return rows.map(([id, name, level]) => ({ id, kind, name, level }))
}
