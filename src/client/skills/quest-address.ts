import type { Output } from '../app/api.ts'

type Goal = Output<'GET /api/quests'>['offered'][number]['goal']

/** The page where a quest is done; null if it completes through other actions. */
export function questAddress({ event, course, skill }: Goal): string | null {
  switch (event) {
    case 'check-in':
      return '/dashboard'
    case 'content-completed':
    case 'course-completed':
      if (course !== null) return `/courses/${course}`
      return skill === null ? '/courses' : `/courses?skill=${skill}`
    case 'assessment-submitted':
    case 'assessment-improved':
      return '/assessments'
    case 'review-answered':
      return '/review'
    case 'opportunity-viewed':
    case 'opportunity-saved':
    case 'application-sent':
      return '/dashboard?tab=opportunities'
    case 'path-chosen':
    case 'path-step-done':
      return '/dashboard?tab=skills'
    case 'profile-completed':
      return '/profile'
    case 'mentor-session-held':
      return '/mentors'
    case 'readiness-task-done':
      return '/readiness'
    case 'advisor-asked':
      return '/dashboard?tab=advisor'
    case 'first-login':
    case 'quest-completed':
      return null
  }
}
