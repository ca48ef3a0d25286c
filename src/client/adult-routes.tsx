import * as pages from '#domain/pages.ts'
import type { AppPath } from './all-routes.ts'
import type { Page } from './frame/page.ts'

/** The pages that no student may see. In a separate table, which a student's phone does not fetch. */
export const adultRoutes = {
  [pages.linkedStudents]: {
    title: 'Your students',
    who: ['guardian'],
    load: async () => (await import('./guardians/StudentsPage.tsx')).StudentsPage,
    reads: ['GET /api/guardian'],
  },
  [pages.approvals]: {
    title: 'Approvals',
    who: ['guardian'],
    load: async () => (await import('./guardians/ApprovalsPage.tsx')).ApprovalsPage,
    reads: ['GET /api/guardian'],
  },
  [pages.linkedStudent]: {
    title: 'Your student',
    who: ['guardian'],
    load: async () => (await import('./guardians/StudentPage.tsx')).StudentPage,
  },
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
  [pages.postings]: {
    title: 'Your openings',
    who: ['business'],
    load: async () => (await import('./businesses/PostingsPage.tsx')).PostingsPage,
  },
  [pages.newPosting]: {
    title: 'Write an opening',
    who: ['business'],
    load: async () => (await import('./businesses/NewPostingPage.tsx')).NewPostingPage,
    reads: ['GET /api/business', 'GET /api/lowest-pay'],
  },
  [pages.posting]: {
    title: 'Your opening',
    who: ['business'],
    load: async () => (await import('./businesses/PostingPage.tsx')).PostingPage,
    reads: ['GET /api/business', 'GET /api/lowest-pay'],
  },
  [pages.applicants]: {
    title: 'Applicants',
    who: ['business'],
    load: async () => (await import('./businesses/ApplicantsPage.tsx')).ApplicantsPage,
    reads: ['GET /api/business'],
  },
  [pages.allApplicants]: {
    title: 'Applicants',
    who: ['business'],
    load: async () => (await import('./businesses/AllApplicantsPage.tsx')).AllApplicantsPage,
    reads: ['GET /api/business'],
  },
  [pages.teams]: {
    title: 'Your teams',
    who: ['business'],
    load: async () => (await import('./businesses/TeamsPage.tsx')).TeamsPage,
    reads: ['GET /api/business'],
  },
  [pages.colleagues]: {
    title: 'Colleagues',
    who: ['business'],
    load: async () => (await import('./businesses/colleagues/ColleaguesPage.tsx')).ColleaguesPage,
    reads: ['GET /api/business/colleagues'],
  },
  [pages.staff]: {
    title: 'Staff desk',
    who: ['staff'],
    load: async () => (await import('./staff/StaffPage.tsx')).StaffPage,
  },
} as const satisfies Partial<Record<AppPath, Page>>
