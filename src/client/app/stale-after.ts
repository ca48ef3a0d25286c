import type { LiveEvent } from '#contract/live.ts'

const standing = ['dashboard', 'activities', 'achievements', 'rewards', 'skills', 'paths', 'quests']

/** Where it is more than the routes of that name. */
const changed: Partial<Record<Extract<LiveEvent, { type: 'changed' }>['what'], readonly string[]>> =
  {
    // What staff decided about a business is part of it.
    profile: ['session', 'profile', 'dashboard', 'postings', 'business'],
    courses: ['courses', 'course-progress', 'portfolio', 'review', 'dashboard', 'achievements'],
    assessments: ['assessments', 'dashboard', 'review'],
    // To a business it means that somebody applied, or took it back.
    applications: ['applications', 'opportunities', 'postings', 'business'],
    guardians: ['guardians', 'guardian', 'mentor-sessions'],
    postings: ['postings', 'business'],
    'staff-desk': ['staff'],
    mentoring: ['mentors', 'mentor-sessions', 'mentor'],
    openings: ['opportunities', 'job-openings', 'job-wish', 'staff/feeds'],
  }

/** The paths whose answers a live event makes old. */
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
