import { rankOf } from '#domain/ledger/level.ts'
import type { Moment } from '../app/moments.ts'

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

function levelWords({ level, unlocked }: Extract<Moment, { type: 'level-up' }>): string {
  const title = unlocked.find(({ kind }) => kind === 'title')
  return `Level ${level}. You are now ${rankOf(level)}.${title ? ` New title under Rewards: ${title.name}.` : ''}`
}
