/** What course progress makes stale. */
export const staleAfterLearning = [
  'courses',
  'course-progress',
  'portfolio',
  'review',
  'dashboard',
  'activities',
  'achievements',
  'skills',
  'quests',
  'paths',
] as const
