import * as pages from '#domain/pages.ts'
import type { Page } from './frame/page.ts'

/** A mentor's own pages: part of the list in `routes.tsx`. */
export const mentorRoutes = {
  [pages.slots]: {
    title: 'Open times',
    who: ['mentor'],
    load: async () => (await import('./mentoring/times/SlotsPage.tsx')).SlotsPage,
    reads: ['GET /api/mentor/slots'],
  },
  [pages.safeguarding]: {
    title: 'Keeping young people safe',
    who: ['mentor'],
    load: async () =>
      (await import('./mentoring/safeguarding/SafeguardingPage.tsx')).SafeguardingPage,
    reads: ['GET /api/mentor/safeguarding'],
  },
  [pages.mentorHours]: {
    title: 'Your hours',
    who: ['mentor'],
    load: async () => (await import('./mentoring/hours/HoursPage.tsx')).HoursPage,
  },
  [pages.mentoringSessions]: {
    title: 'Sessions',
    who: ['mentor'],
    load: async () => (await import('./mentoring/mentor/SessionsPage.tsx')).SessionsPage,
    reads: ['GET /api/mentor'],
  },
  [pages.mentoredStudents]: {
    title: 'Your students',
    who: ['mentor'],
    load: async () =>
      (await import('./mentoring/mentor/MentoredStudentsPage.tsx')).MentoredStudentsPage,
    reads: ['GET /api/mentor'],
  },
  [pages.mentoredStudent]: {
    title: 'Your student',
    who: ['mentor'],
    load: async () =>
      (await import('./mentoring/mentor/MentoredStudentPage.tsx')).MentoredStudentPage,
  },
  [pages.shownProject]: {
    title: 'A project to read',
    who: ['mentor'],
    load: async () => (await import('./mentoring/mentor/ProjectToReadPage.tsx')).ProjectToReadPage,
  },
} as const satisfies Readonly<Record<string, Page>>
