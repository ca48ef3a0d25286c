import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../../app/api.ts'

type Goal = Output<'GET /api/quests'>['offered'][number]['goal']

/** The page where a quest is done; null if it completes through other actions. */
export function questAddress({ event, course, skill }: Goal): Address | null {
  switch (event) {
    case 'check-in':
      return pages.dashboard
    case 'content-completed':
    case 'course-completed':
      if (course !== null) return href(pages.course, { id: course })
      return skill === null ? pages.courses : href(pages.courses, { skill })
    case 'assessment-submitted':
    case 'assessment-improved':
      return pages.assessments
    case 'simulation-passed':
      return pages.simulations
    case 'review-answered':
      return pages.review
    case 'opportunity-viewed':
    case 'opportunity-saved':
    case 'application-sent':
      return href(pages.dashboard, { tab: 'opportunities' })
    case 'path-chosen':
    case 'path-step-done':
      return href(pages.dashboard, { tab: 'skills' })
    case 'profile-completed':
      return pages.profile
    case 'mentor-session-held':
    case 'project-passed':
      return pages.mentors
    case 'readiness-task-done':
      return pages.readiness
    case 'advisor-asked':
      return href(pages.dashboard, { tab: 'advisor' })
    case 'evidence-given':
    case 'first-login':
    case 'quest-completed':
      return null
  }
}
