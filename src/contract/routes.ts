import { accountRoutes } from './accounts.ts'
import { advisorRoutes } from './advisor.ts'
import { announcementRoutes, staffAnnouncementRoutes } from './announcements.ts'
import { applicationRoutes } from './applications.ts'
import { approvalRoutes } from './approvals.ts'
import { assessmentRoutes } from './assessments.ts'
import { badgeRoutes } from './badges.ts'
import { birthMonthRoutes } from './birth-months.ts'
import { businessRoutes } from './businesses.ts'
import { colleagueRoutes } from './colleagues.ts'
import { calendarRoutes } from './calendar.ts'
import { checkInRoutes } from './check-in.ts'
import { cvRoutes } from './cv.ts'
import { courseOrderRoutes } from './course-orders.ts'
import { courseRoutes } from './courses.ts'
import { dashboardRoutes } from './dashboard.ts'
import { cheerRoutes } from './cheers.ts'
import { guardianRoutes } from './guardians.ts'
import { invitationRoutes } from './invitations.ts'
import { leaderboardRoutes } from './leaderboard.ts'
import { safeguardingRoutes } from './safeguarding.ts'
import { sessionMoveRoutes } from './session-moves.ts'
import { mentorGoalRoutes } from './mentor-goals.ts'
import { mentorHourRoutes } from './mentor-hours.ts'
import { mentorWeekRoutes } from './mentor-weeks.ts'
import { mentorRoutes } from './mentoring-routes.ts'
import { myDataRoutes } from './my-data.ts'
import { notificationRoutes } from './notifications.ts'
import { openingRoutes } from './openings.ts'
import { portfolioRoutes } from './portfolio.ts'
import { applicantRoutes } from './applicants.ts'
import { postingRoutes } from './postings.ts'
import { profileRoutes } from './profiles.ts'
import { sentCvRoutes } from './sent-cvs.ts'
import { simulationRoutes } from './simulations.ts'
import { interviewPracticeRoutes } from './interview-practice.ts'
import { readinessRoutes } from './readiness.ts'
import { reportRoutes } from './reports.ts'
import { reviewRoutes } from './review.ts'
import { pathRoutes } from './paths.ts'
import { questRoutes } from './quests.ts'
import { skillRoutes } from './skills.ts'
import { staffCaseRoutes } from './staff-cases.ts'
import { staffContentRoutes } from './staff-content.ts'
import { staffFeedRoutes } from './staff-feeds.ts'
import { staffLogRoutes } from './staff-log.ts'
import { staffImportRoutes } from './staff-imports.ts'
import { staffFigureRoutes } from './staff-figures.ts'
import { staffGuideRoutes } from './staff-guide.ts'
import { staffJobRoutes } from './staff-jobs.ts'
import { staffQuestionRoutes } from './staff-questions.ts'
import { staffReportRoutes } from './staff-reports.ts'
import { staffRoutes } from './staff-routes.ts'
import { staffSupportRoutes } from './staff-support.ts'
import { staffTeamRoutes } from './staff-team.ts'
import { contactRoutes } from './contact.ts'
import { studentTopicRoutes } from './student-topics.ts'
import { waitlistRoutes } from './waitlist.ts'
import { rewardRoutes } from './rewards.ts'
import { xpRoutes } from './xp.ts'
import type { RouteKey } from './define.ts'

const rows = {
  ...accountRoutes,
  ...advisorRoutes,
  ...announcementRoutes,
  ...staffAnnouncementRoutes,
  ...staffContentRoutes,
  ...applicationRoutes,
  ...approvalRoutes,
  ...assessmentRoutes,
  ...badgeRoutes,
  ...birthMonthRoutes,
  ...businessRoutes,
  ...colleagueRoutes,
  ...calendarRoutes,
  ...checkInRoutes,
  ...cvRoutes,
  ...courseOrderRoutes,
  ...courseRoutes,
  ...dashboardRoutes,
  ...guardianRoutes,
  ...cheerRoutes,
  ...invitationRoutes,
  ...leaderboardRoutes,
  ...mentorRoutes,
  ...mentorGoalRoutes,
  ...mentorHourRoutes,
  ...mentorWeekRoutes,
  ...safeguardingRoutes,
  ...sessionMoveRoutes,
  ...myDataRoutes,
  ...notificationRoutes,
  ...studentTopicRoutes,
  ...openingRoutes,
  ...portfolioRoutes,
  ...applicantRoutes,
  ...postingRoutes,
  ...profileRoutes,
  ...interviewPracticeRoutes,
  ...sentCvRoutes,
  ...simulationRoutes,
  ...readinessRoutes,
  ...reportRoutes,
  ...reviewRoutes,
  ...pathRoutes,
  ...questRoutes,
  ...skillRoutes,
  ...staffRoutes,
  ...contactRoutes,
  ...staffCaseRoutes,
  ...staffFeedRoutes,
  ...staffFigureRoutes,
  ...staffImportRoutes,
  ...staffLogRoutes,
  ...staffGuideRoutes,
  ...staffJobRoutes,
  ...staffQuestionRoutes,
  ...staffReportRoutes,
  ...staffSupportRoutes,
  ...staffTeamRoutes,
  ...waitlistRoutes,
  ...rewardRoutes,
  ...xpRoutes,
} satisfies Record<RouteKey, unknown>

export type Routes = typeof rows

/** What can be stale: the first segment of the path of a GET, such as 'courses'. */
export type Resource = ResourceOf<keyof Routes>
type ResourceOf<Key> = Key extends `GET /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/** Every write names what it changes, and no name is misspelled. */
type ChangesNamed = {
  [Key in keyof Routes]: {
    changes?: Key extends `GET ${string}` ? undefined : readonly Resource[]
  }
}

/** The whole API: every route by method and path. */
export const routes: Routes = rows satisfies ChangesNamed
