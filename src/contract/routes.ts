import { accountRoutes } from './accounts.ts'
import { advisorRoutes } from './advisor.ts'
import { applicationRoutes } from './applications.ts'
import { approvalRoutes } from './approvals.ts'
import { assessmentRoutes } from './assessments.ts'
import { businessRoutes } from './businesses.ts'
import { checkInRoutes } from './check-in.ts'
import { courseOrderRoutes } from './course-orders.ts'
import { courseRoutes } from './courses.ts'
import { dashboardRoutes } from './dashboard.ts'
import { guardianRoutes } from './guardians.ts'
import { mentorRoutes } from './mentoring-routes.ts'
import { myDataRoutes } from './my-data.ts'
import { notificationRoutes } from './notifications.ts'
import { openingRoutes } from './openings.ts'
import { portfolioRoutes } from './portfolio.ts'
import { postingRoutes } from './postings.ts'
import { profileRoutes } from './profiles.ts'
import { readinessRoutes } from './readiness.ts'
import { reportRoutes } from './reports.ts'
import { reviewRoutes } from './review.ts'
import { pathRoutes } from './paths.ts'
import { questRoutes } from './quests.ts'
import { skillRoutes } from './skills.ts'
import { staffJobRoutes } from './staff-jobs.ts'
import { staffReportRoutes } from './staff-reports.ts'
import { staffRoutes } from './staff-routes.ts'
import { contactRoutes } from './contact.ts'
import { waitlistRoutes } from './waitlist.ts'
import { xpRoutes } from './xp.ts'
import type { RouteKey } from './define.ts'

/** The whole API: every route by method and path. */
export const routes = {
  ...accountRoutes,
  ...advisorRoutes,
  ...applicationRoutes,
  ...approvalRoutes,
  ...assessmentRoutes,
  ...businessRoutes,
  ...checkInRoutes,
  ...courseOrderRoutes,
  ...courseRoutes,
  ...dashboardRoutes,
  ...guardianRoutes,
  ...mentorRoutes,
  ...myDataRoutes,
  ...notificationRoutes,
  ...openingRoutes,
  ...portfolioRoutes,
  ...postingRoutes,
  ...profileRoutes,
  ...readinessRoutes,
  ...reportRoutes,
  ...reviewRoutes,
  ...pathRoutes,
  ...questRoutes,
  ...skillRoutes,
  ...staffRoutes,
  ...contactRoutes,
  ...staffJobRoutes,
  ...staffReportRoutes,
  ...waitlistRoutes,
  ...xpRoutes,
} satisfies Record<RouteKey, unknown>

export type Routes = typeof routes
