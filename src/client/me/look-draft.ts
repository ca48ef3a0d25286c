import type { Output } from '../app/api.ts'
import { avatarParts, type Avatar, type AvatarSlot } from '#domain/people/avatar-parts.ts'

type Rewards = Output<'GET /api/rewards'>
type RewardKind = Rewards['unlocks'][number]['kind']

/** What a student is choosing, before it is saved. */
export interface LookDraft {
  avatar: Avatar
  frame: string | null
  roadTheme: string | null
}

/** Somebody to start from. */
const anybody: Avatar = {
  skin: '4',
  hair: 'short',
  top: 'tee',
  accessory: 'none',
  background: 'plain',
}

export function draftOf({ look }: Rewards): LookDraft {
  return { avatar: look.avatar ?? anybody, frame: look.frame, roadTheme: look.roadTheme }
}

/** The level that opens something; null if it is open. */
export function lockedUntil(
  { unlocks }: Pick<Rewards, 'unlocks'>,
  kind: RewardKind,
  id: string,
): number | null {
  const unlock = unlocks.find((each) => each.kind === kind && each.id === id)
  return unlock === undefined || unlock.unlocked ? null : unlock.level
}

/** An avatar of open parts, by numbers from 0 to 1. */
export function surprise(rewards: Pick<Rewards, 'unlocks'>, random: () => number): Avatar {
  function pick<Part extends string>(slot: AvatarSlot, parts: readonly [Part, ...Part[]]): Part {
    const open = parts.filter(
      (part) => lockedUntil(rewards, 'avatar-part', `${slot}.${part}`) === null,
    )
    return open[Math.floor(random() * open.length)] ?? parts[0]
  }
  return {
    skin: pick('skin', avatarParts.skin),
    hair: pick('hair', avatarParts.hair),
    top: pick('top', avatarParts.top),
    accessory: pick('accessory', avatarParts.accessory),
    background: pick('background', avatarParts.background),
  }
}
