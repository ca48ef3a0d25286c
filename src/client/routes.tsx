import * as pages from '#domain/pages.ts'
import type { AppPath } from './all-routes.ts'
import type { Page } from './frame/page.ts'
import { letterPages } from './letter-pages.ts'

/** The pages of students, and those of everybody. */
export const routes = {
  [pages.dashboard]: {
    title: 'Dashboard',
    who: 'signed-in',
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
    reads: ['GET /api/dashboard'],
  },
  [pages.courses]: {
    title: 'Courses',
    who: 'signed-in',
    load: async () => (await import('./courses/CoursesPage.tsx')).CoursesPage,
  },
  [pages.orderCourse]: {
    title: 'Generate a course',
    who: 'signed-in',
    load: async () => (await import('./course-orders/CreateCoursePage.tsx')).CreateCoursePage,
    reads: ['GET /api/course-orders/current'],
  },
  [pages.course]: {
    title: 'Course',
    who: 'signed-in',
    load: async () => (await import('./courses/CoursePage.tsx')).CoursePage,
  },
  [pages.lesson]: {
    title: 'Lesson',
    who: 'signed-in',
    fullScreen: true,
    load: async () => (await import('./courses/LessonPage.tsx')).LessonPage,
  },
  [pages.courseProgress]: {
    title: 'Course progress',
    who: 'signed-in',
    load: async () => (await import('./courses/CourseProgressPage.tsx')).CourseProgressPage,
  },
  [pages.assessments]: {
    title: 'Assessments',
    who: ['student'],
    load: async () => (await import('./assessments/AssessmentsPage.tsx')).AssessmentsPage,
  },
  [pages.assessment]: {
    title: 'Assessment',
    who: 'signed-in',
    load: async () => (await import('./assessments/AssessmentPage.tsx')).AssessmentPage,
  },
  [pages.simulations]: {
    title: 'Job simulations',
    who: ['student'],
    load: async () => (await import('./simulations/SimulationsPage.tsx')).SimulationsPage,
    reads: ['GET /api/simulations'],
  },
  [pages.simulation]: {
    title: 'Job simulation',
    who: ['student'],
    fullScreen: true,
    load: async () => (await import('./simulations/SimulationPage.tsx')).SimulationPage,
  },
  [pages.review]: {
    title: 'Review',
    who: ['student'],
    fullScreen: true,
    load: async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
    reads: ['GET /api/review'],
  },
  [pages.portfolio]: {
    title: 'Portfolio',
    who: ['student'],
    load: async () => (await import('./portfolio/PortfolioPage.tsx')).PortfolioPage,
  },
  [pages.badges]: {
    title: 'Your badges',
    who: ['student'],
    load: async () => (await import('./badges/BadgesPage.tsx')).BadgesPage,
    reads: ['GET /api/badges'],
  },
  [pages.badgeCheck]: {
    title: 'Check a badge',
    who: 'signed-in',
    open: true,
    load: async () => (await import('./badges/BadgeCheckPage.tsx')).BadgeCheckPage,
  },
  [pages.badge]: {
    title: 'Badge',
    who: 'signed-in',
    open: true,
    load: async () => (await import('./badges/BadgePage.tsx')).BadgePage,
  },
  [pages.cvs]: {
    title: 'Your CV',
    who: ['student'],
    load: async () => (await import('./cv/CvsPage.tsx')).CvsPage,
    reads: ['GET /api/cvs', 'GET /api/cv-help'],
  },
  [pages.cv]: {
    title: 'Your CV',
    who: ['student'],
    load: async () => (await import('./cv/CvPage.tsx')).CvPage,
  },
  [pages.achievements]: {
    title: 'Achievements',
    who: 'signed-in',
    load: async () => (await import('./achievements/AchievementsPage.tsx')).AchievementsPage,
    reads: ['GET /api/achievements'],
  },
  [pages.leaderboard]: {
    title: 'Leaderboard',
    who: ['student'],
    load: async () => (await import('./leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
    reads: ['GET /api/leaderboard'],
  },
  [pages.me]: {
    title: 'Me',
    who: ['student'],
    load: async () => (await import('./me/MePage.tsx')).MePage,
    reads: ['GET /api/dashboard', 'GET /api/rewards'],
  },
  [pages.look]: {
    title: 'Your look',
    who: ['student'],
    load: async () => (await import('./me/LookPage.tsx')).LookPage,
    reads: ['GET /api/rewards'],
  },
  [pages.profile]: {
    title: 'Your profile',
    who: 'signed-in',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    reads: ['GET /api/profile'],
  },
  [pages.account]: {
    title: 'Your account',
    who: 'signed-in',
    load: async () => (await import('./account/AccountPage.tsx')).AccountPage,
    reads: ['GET /api/account/sessions'],
  },
  [pages.guardians]: {
    title: 'My guardians',
    who: ['student'],
    load: async () => (await import('./guardians/GuardiansPage.tsx')).GuardiansPage,
    reads: ['GET /api/guardians'],
  },
  [pages.guardiansView]: {
    title: 'What your guardians see',
    who: ['student'],
    load: async () => (await import('./guardians/GuardianViewPage.tsx')).GuardianViewPage,
    reads: ['GET /api/guardians/view'],
  },
  [pages.mentors]: {
    title: 'Find a mentor',
    who: ['student'],
    load: async () => (await import('./mentoring/student/MentorsPage.tsx')).MentorsPage,
  },
  [pages.mentor]: {
    title: 'Mentor',
    who: ['student'],
    load: async () => (await import('./mentoring/student/MentorPage.tsx')).MentorPage,
  },
  [pages.mentorSessions]: {
    title: 'My mentors',
    who: ['student'],
    load: async () =>
      (await import('./mentoring/student/MentorSessionsPage.tsx')).MentorSessionsPage,
    reads: ['GET /api/mentor-sessions'],
  },
  [pages.mentorSession]: {
    title: 'Mentor session',
    who: ['student', 'mentor', 'guardian'],
    load: async () => (await import('./mentoring/student/SessionPage.tsx')).SessionPage,
  },
  [pages.employer]: {
    title: 'My employer',
    who: ['student'],
    load: async () => (await import('./businesses/employer/EmployerPage.tsx')).EmployerPage,
    reads: ['GET /api/employer'],
  },
  [pages.reports]: {
    title: 'What you told us',
    who: ['student', 'guardian', 'mentor', 'business'],
    load: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
  },
  [pages.unsent]: {
    title: 'Not sent yet',
    who: ['student'],
    load: async () => (await import('./unsent/UnsentPage.tsx')).UnsentPage,
  },
  [pages.notifications]: {
    title: 'Notifications',
    who: 'signed-in',
    load: async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage,
  },
  ...letterPages,
  [pages.contact]: {
    title: 'Write to us',
    who: 'anyone',
    load: async () => (await import('./contact/ContactPage.tsx')).ContactPage,
    reads: ['GET /api/contact'],
  },
  [pages.suspended]: {
    title: 'You were signed out',
    who: 'anyone',
    load: async () => (await import('./account/SuspendedPage.tsx')).SuspendedPage,
  },
  [pages.opening]: {
    title: 'Opportunity',
    who: 'signed-in',
    open: true,
    load: async () => (await import('./openings/OpeningPage.tsx')).OpeningPage,
  },
  [pages.company]: {
    title: 'Company',
    who: 'signed-in',
    load: async () => (await import('./openings/CompanyPage.tsx')).CompanyPage,
  },
  [pages.applications]: {
    title: 'My applications',
    who: ['student'],
    load: async () => (await import('./applications/ApplicationsPage.tsx')).ApplicationsPage,
  },
  [pages.readiness]: {
    title: 'Work-readiness checklist',
    who: ['student'],
    load: async () => (await import('./readiness/ReadinessPage.tsx')).ReadinessPage,
    reads: ['GET /api/readiness'],
  },
  [pages.interviewPractice]: {
    title: 'Interview practice',
    who: ['student'],
    load: async () =>
      (await import('./interview-practice/InterviewPracticePage.tsx')).InterviewPracticePage,
  },
} as const satisfies Partial<Record<AppPath, Page>>
