/** What a step in a course makes old. */
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
