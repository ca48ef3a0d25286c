import * as pages from '#domain/pages.ts'
import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { to: pages.courses, label: 'Courses' },
  { to: pages.assessments, label: 'Assessments' },
  { to: pages.simulations, label: 'Job simulations' },
  { to: pages.review, label: 'Review' },
  { to: pages.portfolio, label: 'Portfolio' },
  { to: pages.badges, label: 'Badges' },
  { to: pages.mentors, label: 'Mentors' },
]

export function LearnLinks() {
  return <SideLinks label="Learn" sides={sides} />
}
