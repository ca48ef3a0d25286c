import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { path: '/courses', label: 'Courses' },
  { path: '/assessments', label: 'Assessments' },
  { path: '/review', label: 'Review' },
  { path: '/portfolio', label: 'Portfolio' },
  { path: '/mentors', label: 'Mentors' },
]

export function LearnLinks() {
  return <SideLinks label="Learn" sides={sides} />
}
