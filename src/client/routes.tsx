import type { Page } from './app/page.ts'

/** Every address of the signed-in app, its page, and who may see it. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: 'signed-in',
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
    reads: ['GET /api/dashboard'],
  },
  {
    path: '/courses',
    title: 'Courses',
    who: 'signed-in',
    load: async () => (await import('./courses/CoursesPage.tsx')).CoursesPage,
  },
  {
    path: '/courses/$id',
    title: 'Course',
    who: 'signed-in',
    load: async () => (await import('./courses/CoursePage.tsx')).CoursePage,
  },
  {
    path: '/courses/$id/lessons/$contentId',
    title: 'Lesson',
    who: 'signed-in',
    load: async () => (await import('./courses/LessonPage.tsx')).LessonPage,
  },
  {
    path: '/course/$courseId/progress',
    title: 'Course progress',
    who: ['student'],
    load: async () => (await import('./courses/CourseProgressPage.tsx')).CourseProgressPage,
  },
  {
    path: '/assessments',
    title: 'Assessments',
    who: ['student'],
    load: async () => (await import('./assessments/AssessmentsPage.tsx')).AssessmentsPage,
  },
  {
    path: '/assessment/$assessmentId',
    title: 'Assessment',
    who: ['student'],
    load: async () => (await import('./assessments/AssessmentPage.tsx')).AssessmentPage,
  },
  {
    path: '/review',
    title: 'Review',
    who: ['student'],
    load: async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
    reads: ['GET /api/review'],
  },
  {
    path: '/portfolio',
    title: 'Portfolio',
    who: ['student'],
    load: async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage,
  },
  {
    path: '/achievements',
    title: 'Achievements',
    who: ['student'],
    load: async () => (await import('./achievements/AchievementsPage.tsx')).AchievementsPage,
    reads: ['GET /api/achievements'],
  },
  {
    path: '/profile',
    title: 'Your profile',
    who: 'signed-in',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    reads: ['GET /api/profile'],
  },
  {
    path: '/account',
    title: 'Your account',
    who: 'signed-in',
    load: async () => (await import('./account/AccountPage.tsx')).AccountPage,
    reads: ['GET /api/account/sessions'],
  },
  {
    path: '/confirm-email',
    title: 'Confirm your new email',
    who: 'anyone',
    load: async () => (await import('./account/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  {
    path: '/opportunities/$id',
    title: 'Opportunity',
    who: 'signed-in',
    open: true,
    load: async () => (await import('./opportunities/OpportunityPage.tsx')).OpportunityPage,
  },
  {
    path: '/applications',
    title: 'My applications',
    who: ['student'],
    load: async () => (await import('./applications/ApplicationsPage.tsx')).ApplicationsPage,
  },
  {
    path: '/readiness',
    title: 'Work-readiness checklist',
    who: ['student'],
    load: async () => (await import('./readiness/ReadinessPage.tsx')).ReadinessPage,
    reads: ['GET /api/readiness'],
  },
]
