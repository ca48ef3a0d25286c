import type { ApiKey } from '../api.ts'

/** How long a response stays on the device after the server gave it. It is shown with its time, and asked for again. */
const days = { week: 7, month: 30 }

/**
 * What students read that is kept on the device, for the person it was given to. Everything else is asked for each
 * time: what other people wrote, what changes while somebody reads it, and what only adults and staff see.
 */
export const keptReads: Partial<Record<ApiKey, number>> = {
  'GET /api/session': days.month,
  'GET /api/dashboard': days.month,
  'GET /api/activities': days.week,
  'GET /api/notifications/unread': days.week,
  'GET /api/courses': days.month,
  'GET /api/courses/:id': days.month,
  'GET /api/courses/:id/lessons/:contentId': days.month,
  'GET /api/course-progress/:courseId': days.month,
  'GET /api/review': days.week,
  'GET /api/quests': days.week,
  'GET /api/skills': days.month,
  'GET /api/paths/mine': days.month,
  'GET /api/paths': days.month,
  'GET /api/paths/:id': days.month,
  'GET /api/portfolio': days.month,
  'GET /api/badges': days.month,
  'GET /api/cvs': days.month,
  'GET /api/cvs/:id': days.month,
  'GET /api/cv-help': days.month,
  'GET /api/passed-simulations': days.month,
  'GET /api/readiness': days.month,
  'GET /api/achievements': days.month,
  'GET /api/rewards': days.month,
  'GET /api/assessments': days.week,
  'GET /api/assessments/:id': days.week,
  'GET /api/opportunities': days.week,
  'GET /api/opportunities/:id': days.week,
  'GET /api/applications': days.month,
  'GET /api/applications/:id': days.month,
  'GET /api/job-wish': days.month,
  'GET /api/interview-questions': days.month,
  'GET /api/profile': days.month,
}
