import { rankOf } from '#domain/ledger/level.ts'
import type { Moment } from '../app/moments.ts'

type LevelUp = Extract<Moment, { type: 'level-up' }>

/** A moment for screen readers. */
export function momentWords(moment: Moment): string {
  switch (moment.type) {
    case 'streak':
      return `Day ${moment.streak} of your streak.`
    case 'course-end':
      return `Course finished: ${moment.title}.`
    case 'achievement':
      return `New achievement: ${moment.title}, +${moment.xp} XP.`
    case 'level-up':
      return levelWords(moment)
  }
}

function levelWords({ level, unlocked }: LevelUp): string {
  const news = unlockedWords(unlocked)
  const reached = `Level ${level}. You are now ${rankOf(level)}.`
  return news === undefined ? reached : `${reached} ${news}.`
}

/** What a level unlocks, and where it is; undefined if that is nothing. */
export function unlockedWords(unlocked: LevelUp['unlocked']): string | undefined {
  if (unlocked.length === 0) return undefined
  return `New under Rewards: ${unlocked.map(({ name }) => name).join(', ')}`
}
