import type { LiveEvent } from '#contract/live.ts'

const standing = ['dashboard', 'activities', 'achievements', 'rewards', 'skills', 'paths', 'quests']

/** Only where more is stale than the routes of that name. */
const changed: Partial<Record<Extract<LiveEvent, { type: 'changed' }>['what'], readonly string[]>> =
  {
    // Includes staff's decision about a business.
    profile: ['session', 'profile', 'dashboard', 'postings', 'business'],
    courses: ['courses', 'course-progress', 'portfolio', 'review', 'dashboard', 'achievements'],
    assessments: ['assessments', 'dashboard', 'review'],
    // For a business: somebody applied or withdrew.
    applications: ['applications', 'opportunities', 'postings', 'business'],
    guardians: ['guardians', 'guardian', 'mentor-sessions'],
    postings: ['postings', 'business'],
    'staff-desk': ['staff'],
    mentoring: ['mentors', 'mentor-sessions', 'mentor'],
    openings: ['opportunities', 'job-openings', 'job-wish', 'staff/feeds'],
  }

/** The paths whose responses a live event makes stale. */
export function staleAfter(event: LiveEvent): readonly string[] {
  switch (event.type) {
    case 'xp':
    case 'level-up':
    case 'achievement':
    case 'quest':
      return standing
    case 'changed':
      return changed[event.what] ?? [event.what]
    case 'notification':
      return ['notifications']
    case 'account':
      return ['session', 'profile']
  }
}
