import type { Day } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { kind } from './notification-kind.ts'

/** What brings a student back in the evening. They may promise, but never blame or frighten. */
export const nudgeNotifications = {
  'opening-closes': kind<{
    title: string
    company: string
    closes: Day
    /** Null for an opening from elsewhere, in the student's own list. */
    openingId: string | null
    /** Otherwise it fits the student well. */
    saved: boolean
  }>({
    label: 'An opening you saved, or that fits you well, is in its last days',
    who: ['student'],
    mail: 'off',
    nudge: true,
    push: 'evening',
    words: ({ title, company, closes, openingId, saved }) => ({
      title: `${title} is open until ${dayInWords(closes)}`,
      body: saved
        ? `You saved it: ${company}. If you still want it, this evening is a good time to apply.`
        : `It fits what you have learned: ${company}. If you would like it, this evening is a good time to look.`,
      path: openingId === null ? pages.applications : href(pages.opening, { id: openingId }),
    }),
  }),
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
  'review-waits': kind<{ cards: number }>({
    label: 'Questions are ready for review',
    who: ['student'],
    mail: 'off',
    nudge: true,
    push: 'evening',
    words: ({ cards }) => ({
      title: `${cards} questions are ready for you`,
      body: 'Going over them now makes them stick. A review takes about three minutes.',
      path: pages.review,
    }),
  }),
  'course-nearly-done': kind<{ title: string; courseId: string; percent: number }>({
    label: 'A course is nearly done',
    who: ['student'],
    mail: 'off',
    nudge: true,
    push: 'evening',
    words: ({ title, courseId, percent }) => ({
      title: `${title}: ${percent}% is done`,
      body: 'Only a little is left. You can go on where you stopped.',
      path: href(pages.course, { id: courseId }),
    }),
  }),
}
