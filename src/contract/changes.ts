/** On the response of a successful write: the resources it changed, separated by commas. */
export const changesHeader = 'upful-changes'

/** The resources that show XP, levels, streaks, quests or achievements: a write that may earn XP changes them all. */
export const whereXpShows = [
  'dashboard',
  'activities',
  'achievements',
  'rewards',
  'skills',
  'paths',
  'quests',
  'leaderboard',
] as const

/** The resources that show a course, besides those that show its XP. */
export const whereCoursesShow = ['courses', 'course-progress', 'portfolio', 'review'] as const
