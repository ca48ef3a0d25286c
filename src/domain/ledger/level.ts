const xpPerLevel = 1000
const ranks = ['Explorer', 'Builder', 'Achiever', 'Leader', 'Trailblazer'] as const
export type Rank = (typeof ranks)[number]

export interface Level {
  readonly level: number
  readonly rank: Rank
  /** The total XP at which the next level begins. */
  readonly nextLevelXp: number
  readonly xpIntoLevel: number
  /** The XP of a whole level, which is 100 percent. */
  readonly xpPerLevel: number
  readonly xpToNext: number
  /** 0 to 99.9. */
  readonly percent: number
}

/** The only level formula: a level every 1000 XP; levels continue past the fifth rank. */
export function levelOf(totalXp: number): Level {
  const xp = Math.max(0, Math.floor(totalXp))
  const level = Math.floor(xp / xpPerLevel) + 1
  const nextLevelXp = level * xpPerLevel
  const xpIntoLevel = xp % xpPerLevel
  return {
    level,
    rank: rankOf(level),
    nextLevelXp,
    xpIntoLevel,
    xpPerLevel,
    xpToNext: nextLevelXp - xp,
    percent: xpIntoLevel / 10,
  }
}

/** The total XP at which a level begins. */
export function xpAtLevel(level: number): number {
  return (level - 1) * xpPerLevel
}

export function rankOf(level: number): Rank {
  return ranks[level - 1] ?? 'Trailblazer'
}

/** '999', then '1.0K' from 1000. */
export function shortXp(xp: number): string {
  return xp < 1000 ? String(xp) : `${(xp / 1000).toFixed(1)}K`
}
