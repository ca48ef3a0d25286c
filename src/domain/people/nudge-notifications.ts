import * as pages from '#domain/pages.ts'
import { kind } from './notification-kind.ts'

/** What brings a student back in the evening. They may promise, but never blame or frighten. */
export const nudgeNotifications = {
  'streak-waits': kind<{ days: number; freezes: number }>({
    label: 'Your streak has nothing for today yet',
    who: ['student'],
    mail: 'off',
    nudge: true,
    push: 'streak',
    words: ({ days, freezes }) => ({
      title: `Two minutes keep your ${days} days`,
      body:
        freezes > 0
          ? 'Check in or do one small thing today, and you keep your streak freeze for another day.'
          : 'Check in or do one small thing today, and your streak goes on. What you earned so far stays yours in any case.',
      path: pages.dashboard,
    }),
  }),
}
